import type { BuildingStyle } from '../market/home.ts'
import { hashOf } from '../market/random.ts'

/** An agent's opening call, possibly empty; none describes the home. */
const calls: readonly string[] = [
  '',
  'Look twice. ',
  'Come inside. ',
  'Be early. ',
  'Bring everyone. ',
  'Take note. ',
  'At last. ',
  'Worth seeing. ',
  'Quite something. ',
  'Stay awhile. ',
  'Why wait? ',
]

/** First halves of opening sentences; each names the street. */
const leads: Readonly<Record<BuildingStyle, readonly string[]>> = {
  queenslander: [
    'Raised to catch the afternoon breeze, this much-admired Queenslander on {street}',
    'Behind its picket fence on {street}, this timber home',
    'Wrapped in verandahs above {street}, this Queenslander',
    'Held by the same family since the fifties, this colonial on {street}',
    'All fretwork and hoop pine, this classic of {street}',
    'Set high on its stumps in {street}, this character home',
    'With VJ walls and a gabled roof, this {street} Queenslander',
  ],
  terrace: [
    'Behind a classic fa&ccedil;ade of iron lace on {street}, this terrace',
    'Held by one family for two generations, this Victorian of {street}',
    'In a proud row on {street}, this terrace',
    'With its arched hallway and original mantels, this {street} terrace',
    'Narrow at the gate and deep within, this terrace on {street}',
    'Tessellated tiles lead from {street} into a terrace that',
    'Between the laneway and {street}, this period terrace',
  ],
  weatherboard: [
    'On a wide frontage in {street}, this period weatherboard',
    'Full of heart, this classic weatherboard on {street}',
    'Painted fresh and sitting well back from {street}, this timber home',
    'Under a pitched tin roof on {street}, this weatherboard',
    'Sweet from {street} and surprising beyond the hall, this weatherboard',
    'Much loved and long held, this {street} home of timber',
    'With leadlight at the door and roses along {street}, this weatherboard',
  ],
  brick: [
    'Built to last and lovingly kept, this solid brick home on {street}',
    'On the quiet side of {street}, this double-brick residence',
    'One of the originals of {street}, this brick home',
    'Bigger than {street} gives away, this brick home',
    'Square, sound and sunny, this brick home on {street}',
    'Set among established gardens in {street}, this brick residence',
    'In the same careful hands for years, this {street} home',
  ],
  modern: [
    'Crisp lines and walls of glass set this {street} home apart: it',
    'Light-flooded and energy-wise, this contemporary residence on {street}',
    'Finished with care and kept as new, this home on {street}',
    'Drawn by an architect for {street}, this home',
    'Beyond a wide timber door on {street}, this contemporary home',
    'Generous in every line, this {street} residence',
    'Calm, pale and made for the afternoon sun, this home on {street}',
  ],
  townhouse: [
    'One of a boutique group on {street}, this town residence',
    'Street-facing and smartly planned, this townhouse on {street}',
    'With its own front door on {street}, this townhouse',
    'Tucked behind a garden wall on {street}, this townhouse',
    'At the end of the row in {street}, this townhouse',
    'Tall and bright above {street}, this town residence',
    'Low in upkeep and close to everything, this {street} townhouse',
  ],
  walkup: [
    'In a solid, well-run block on the quiet side of {street}, this apartment',
    'In a block of only twelve on {street}, this apartment',
    'Up a single flight from {street}, this apartment',
    'Full of retro soul, this {street} apartment',
    'Among the treetops of {street}, this apartment',
    'At the rear of a cream-brick block on {street}, this apartment',
    'Held for years by an owner who loved {street}, this apartment',
  ],
  apartments: [
    'High above {street}, this apartment',
    'Secure and central to {suburb}, this apartment on {street}',
    'In one of the better buildings of {street}, this apartment',
    'Behind double-height doors on {street}, this apartment',
    'On the sunny corner of its floor above {street}, this apartment',
    'Set back from {street} and quiet for it, this apartment',
    'Clean in its design and easy to keep, this {street} apartment',
  ],
  farmhouse: [
    'Where {street} turns to gravel, this acreage holding',
    'An easy drive from the centre of {suburb}, this property on {street}',
    'Rolling away from {street}, these paddocks and their homestead make a place that',
    'Behind an avenue of established trees on {street}, this holding',
    'At the top of its own drive off {street}, this country property',
  ],
  land: [
    'A level, titled allotment on {street} (STCA) that',
    'With services at the boundary, this block on {street}',
    'Cleared, fenced and ready, this parcel of {street}',
    'Rare in an established part of {suburb}, this block on {street}',
    'With its long side to the north, this {street} allotment',
    'Between two finished homes on {street}, this block',
    'Gently sloping and well drained, this {street} allotment',
  ],
}

const ofHouses: readonly string[] = [
  'opens to generous proportions and a rear flooded with natural light.',
  'gives everybody a corner of their own without wasting a metre.',
  'has been cared for in every room, and it shows.',
  'offers comfort today and all the scope in the world for tomorrow (STCA).',
  'is as calm inside as it looks from the gate.',
  'has room for long lunches, homework and a good night&rsquo;s sleep.',
  'puts its living rooms where the sun is.',
  'is the kind that its owners leave once in a generation.',
]

const ofStrata: readonly string[] = [
  'offers house-like proportions without the upkeep.',
  'is generous, bright and ready to live in.',
  'puts {suburb}&rsquo;s cafes and transport at the door.',
  'makes the most of every square metre.',
  'is a first home that nobody will outgrow in a hurry.',
  'is quiet within and lively at the corner.',
  'asks for nothing but its next owner.',
  'brings together clean design and an enviable lifestyle address.',
]

const ofCountry: readonly string[] = [
  'is the change of pace you have been waiting for.',
  'offers privacy, water and big skies.',
  'has room for a horse, a vegetable garden and visitors who stay.',
  'is close enough to town and far enough from it.',
]

const ofLand: readonly string[] = [
  'is ready for your plans.',
  'waits for a house of your own design.',
  'asks only for a builder.',
  'is one of the last of its kind.',
]

const strata: readonly BuildingStyle[] = ['townhouse', 'walkup', 'apartments']

const endsOf = (style: BuildingStyle): readonly string[] => {
  if (style === 'land') return ofLand
  if (style === 'farmhouse') return ofCountry
  return strata.includes(style) ? ofStrata : ofHouses
}

/**
 * Rotates calls and sentences over the lots of a place, so that no two of its adverts begin alike: 24 streets, and
 * enough sentences that no lot numbers of one place repeat.
 */
export function openingOf(style: BuildingStyle, { locality, number }: OpeningPlace): string {
  const first = leads[style]
  const second = endsOf(style)
  const at = hashOf(`opening ${locality}`) + number
  const round = Math.floor(at / first.length)
  return `${calls[round % calls.length] ?? ''}${first[at % first.length] ?? ''} ${second[round % second.length] ?? ''}`
}

interface OpeningPlace {
  locality: string
  number: number
}
