import type { AustralianState, Density } from '../places/locality.ts'

/** The subject of a sentence. */
export interface Subject {
  type: string
  bedrooms: number
  carspaces: number
  landSqm: number
  density: Density
  state: AustralianState
  has: (feature: string) => boolean
}

/** A sentence, and the homes for which it is true. */
type Phrase = readonly [words: string, isTrueOf?: (subject: Subject) => boolean]

export function phrasesFor(phrases: readonly Phrase[], subject: Subject): string[] {
  return phrases.flatMap(([words, isTrueOf]) => (isTrueOf === undefined || isTrueOf(subject) ? [words] : []))
}

export const interiors: readonly Phrase[] = [
  ['The open kitchen, complete with stone benches and a walk-in pantry, anchors a dining zone beside it.'],
  ['A stylish kitchen with 900mm gas cooktop overlooks the living area.', ({ has }) => has('Gas')],
  ['Polished boards run from the door to the back windows.', ({ has }) => has('Floorboards')],
  [
    'Fresh paint and new carpets mean there is nothing to do but bring the furniture.',
    ({ has }) => !has('Floorboards'),
  ],
  [
    'Formal and casual living areas give everyone room to breathe, while bedrooms are peacefully set to the rear.',
    ({ bedrooms, landSqm }) => bedrooms > 2 && landSqm > 0,
  ],
  [
    'Bedrooms are well sized with built-in robes; the bathroom has been refreshed with floor-to-ceiling tiles.',
    ({ bedrooms, has }) => bedrooms > 1 && has('BuiltInWardrobes'),
  ],
  [
    'The floor plan is as practical as it is pretty, with good storage, a separate laundry and room for a desk.',
    ({ bedrooms, has }) => bedrooms > 1 && has('InternalLaundry'),
  ],
  ['Windows on two sides keep the living room bright from breakfast to dusk.'],
  ['Storage has been thought of everywhere, from the hall to the linen press.', ({ bedrooms }) => bedrooms > 0],
  ['Living and sleeping are kept apart, so early risers wake nobody.', ({ bedrooms }) => bedrooms > 1],
  ['The bathroom is tiled to the ceiling and has a window of its own.', ({ bedrooms }) => bedrooms < 3],
]

const isTown = ({ density, type }: Subject) => density !== 'regional' && type !== 'AcreageSemiRural'

export const places: readonly Phrase[] = [
  ['Stroll to cafes, schools, parkland and public transport.', isTown],
  ['With the village strip, the station &amp; bike paths all close by, the car can stay at home.', isTown],
  ['Zoned for sought-after schools (verify with the Department) and minutes to the shops.', isTown],
  ['Close to parks, playgrounds, medical services and the best coffee in {suburb}.', isTown],
  ['The main street of {suburb} and its schools are a short drive away.', (subject) => !isTown(subject)],
  ['Town, school bus and swimming hole are all within easy reach.', (subject) => !isTown(subject)],
  ['Neighbours are near enough to wave to and no nearer.', ({ type }) => type === 'AcreageSemiRural'],
]

export const floodRemarks: readonly Phrase[] = [
  ['Elevated position, flood free in 2011 and 2022.', ({ state }) => state === 'QLD' || state === 'NSW'],
  [
    'Please note that part of the land is subject to a flood overlay (LSIO); refer to the contract.',
    ({ state, landSqm }) => state === 'VIC' && landSqm > 0,
  ],
  ['The property is not in a flood zone according to the council search.'],
]

/** A private pool needs a garden; a building's pool belongs to all its homes. */
export const poolRemarks: readonly Phrase[] = [
  ['Shared pool &amp; BBQ terrace', ({ landSqm }) => landSqm === 0],
  ['Heated pool for residents', ({ landSqm }) => landSqm === 0],
  ['Sparkling in-ground pool', ({ landSqm }) => landSqm > 0],
  ['Heated in-ground pool', ({ landSqm }) => landSqm > 0],
]

export const networkRemarks: readonly string[] = [
  'nbn connected (FTTP)',
  'NBN (FTTN), FTTP upgrade available',
  'nbn fibre to the curb (FTTC)',
  'nbn HFC connected',
  'FTTP internet',
]

export const solarRemarks: readonly string[] = [
  '6.6kW solar panels installed 2021, battery ready',
  '13kW solar system with a 10kWh battery',
  'Solar panels (22) and a 5kW inverter',
  'Roof-mounted solar PV',
]

export const solarTraps: readonly string[] = ['Solar-ready roof', 'Ideal aspect with potential for solar panels']

export const closings: readonly string[] = [
  'A must-inspect for the discerning buyer.',
  'Inspection will impress. Contact the agents today!',
  'Don&rsquo;t miss this one.',
  'Disclaimer: while every care has been taken, buyers should rely on their own enquiries.',
]
