import { readFile } from 'node:fs/promises'
import type { Labelled } from './examples.ts'

interface Name {
  readonly name: string
  readonly fact: string
  /** What is said by "{+}" and by "{-}". */
  readonly values: readonly [yes: string, no: string | null]
}

const named = (fact: string, names: string, yes = 'yes', no: string | null = 'no'): Name[] =>
  names.split(', ').map((name) => ({ name, fact, values: [yes, no] }))

/** Names that a slot of each sort takes in turn. */
const sorts: Readonly<Record<string, readonly Name[]>> = {
  thing: [
    ...named('pool', 'pool'),
    ...named('grannyFlat', 'granny flat'),
    ...named('battery', 'battery'),
    ...named('study', 'study'),
    ...named('pool', 'swimming pool'),
    ...named('study', 'home office'),
  ],
  pool: named('pool', 'pool, plunge pool, swimming pool'),
  flat: named('grannyFlat', 'granny flat, self-contained flat, self-contained studio'),
  shared: named('pool', "shared pool, residents' pool, communal pool, complex pool", 'shared', null),
  mass: [
    ...named('solarPanels', 'solar'),
    ...named('airConditioning', 'air conditioning'),
    ...named('heating', 'heating'),
    ...named('solarPanels', 'solar panels'),
    ...named('heating', 'ducted heating'),
    ...named('solarHotWater', 'solar hot water'),
    ...named('nbn', 'FTTP', 'FTTP', null),
  ],
  state: named('renovated', 'renovated, fully renovated, refurbished, modernised'),
  tired: named('condition', 'tired, run down, in need of work', 'needsWork', null),
  car: [...named('parking', 'garage, double garage', 'garage', null), ...named('parking', 'carport', 'carport', null)],
  space: named('parking', 'off-street parking, car space, parking on title, secure parking', 'offStreet', 'none'),
  street: named('parking', 'street parking, kerbside parking, on-street parking', 'street', null),
  fine: named('condition', 'in excellent condition, in immaculate condition, in first-class order', 'excellent', null),
  rebuild: named('renovated', 'full renovation, complete renovation, top-to-bottom renovation'),
  poor: named('condition', 'in poor condition, in bad repair', 'needsWork', null),
  bay: named('parking', 'two bays of its own, own bay downstairs, own bay beside the lift', 'offStreet', null),
  drive: named(
    'parking',
    'driveway with room for two, driveway that takes two cars, hardstand for two cars, apron that takes three cars',
    'offStreet',
    null,
  ),
  works: named('renovated', 'rewired and restumped, reroofed and replumbed, restumped and rewired', 'yes', null),
  raw: named('renovated', 'unrenovated', 'no', null),
  built: named('condition', 'newly built, newly completed, just completed', 'new', null),
  good: named('condition', 'immaculate, pristine, spotless', 'excellent', null),
  old: named(
    'condition',
    'in original condition, untouched since the sixties, original throughout, a time capsule',
    'original',
    null,
  ),
  needs: named('condition', 'needs work, needs a full renovation, needs some love', 'needsWork', null),
  fresh: named('condition', 'brand new', 'new', null),
  cooled: named('airConditioning', 'air-conditioned, airconditioned, air conditioned'),
  stars: [
    ...named('energyRating', '7-star rating, 7-star energy rating', '7', null),
    ...named('energyRating', 'NatHERS rating of 6.5 stars', '6.5', null),
    ...named('energyRating', '6-star energy-efficient design', '6', null),
  ],
  view: named('view', 'views, sea views, city views, water views'),
  light: named('light', 'full of light, flooded with sun, bathed in light, light-filled, sunny'),
  dark: named('light', 'dark, gloomy, dim', 'no', null),
  nbn: [
    ...named('nbn', 'FTTP', 'FTTP', null),
    ...named('nbn', 'FTTN, fibre to the node', 'FTTN', null),
    ...named('nbn', 'fibre to the premises', 'FTTP', null),
    ...named('nbn', 'FTTC', 'FTTC', null),
    ...named('nbn', 'HFC', 'HFC', null),
  ],
  net: named('nbn', 'NBN, high-speed NBN, NBN internet', 'connected', null),
  risk: [
    ...named('flood', 'flood prone, flood affected', 'affected', 'clear'),
    ...named('bushfire', 'bushfire prone', 'affected', 'clear'),
  ],
}

const slot = /\{([+?-])(\w*)\}/g
const timesEach = 3

/** The constructions of the file as labelled texts, each with several names in its slots. */
export const constructedTexts = async (): Promise<Labelled[]> => {
  const file = await readFile(new URL('constructions.txt', import.meta.url), 'utf8')
  const lines = file.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return lines.flatMap((line, at) => Array.from({ length: timesEach }, (_, turn) => filled(line, at + turn)))
}

const filled = (line: string, first: number): Labelled => {
  const facts: Record<string, string> = {}
  let place = first
  const text = line.replace(slot, (_, sign: string, sort: string) => {
    const names = sorts[sort || 'thing'] ?? []
    const one = names[place % names.length]
    if (one === undefined) throw new Error(`No sort of names is called ${sort}.`)
    place += 1
    const value = sign === '+' ? one.values[0] : sign === '-' ? one.values[1] : null
    if (value !== null) facts[one.fact] = value
    return one.name
  })
  return { text: text.replace(/^[a-z]/, (letter) => letter.toUpperCase()), facts }
}
