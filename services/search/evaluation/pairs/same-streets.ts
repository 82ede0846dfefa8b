import type { Writing } from './adverts.ts'
import { renamedPlaces, shortSuburbs, shortenedPlaces } from './places.ts'
import { atTwoProviders, twice, type Kind, type Scene } from './scenes.ts'
import {
  commonTypes,
  directions,
  misspeltTypes,
  namesWritten,
  rareTypes,
  streetNames,
  type Direction,
  type Street,
} from './streets.ts'

const homeIn = (scene: Scene, street: Street) => {
  const { between, chance } = scene.random
  const number = String(between(1, 190))
  if (chance(0.7)) return scene.home('house', { street, door: { number } })
  return scene.home('apartment', { street, door: { unit: String(between(1, 40)), number } })
}

const mapped: Writing = { street: { type: 'full', direction: 'full', name: 'mapped' } }
const short: Writing = { street: { type: 'short' } }

const inStreet = (known: (scene: Scene) => Partial<Street>, writings: readonly [Writing, Writing]) => (scene: Scene) =>
  twice(scene, homeIn(scene, scene.street(known(scene))), writings)

const named = (names: readonly (readonly string[])[]) =>
  inStreet(
    ({ random }) => {
      const [name = '', ...nameWritings] = random.pick(names)
      return { name, nameWritings }
    },
    [mapped, { street: { name: 'otherwise' } }],
  )

const withDirection = ({ random }: Scene) => ({ direction: random.pick(Object.keys(directions) as Direction[]) })

const atCorner = (scene: Scene) => {
  const [name = '', crossing = ''] = scene.random.some(streetNames, 2)
  const corner = scene.random.pick([` (Cnr ${crossing} Street)`, `, corner ${crossing} St`, ` cnr ${crossing} Street`])
  return atTwoProviders(scene, homeIn(scene, scene.street({ name })), [{}, { corner, text: 'whole' }])
}

const shortened = (scene: Scene) => {
  const place = scene.random.pick(shortenedPlaces)
  const suburb = scene.random.pick(shortSuburbs(place))
  return twice(scene, homeIn(scene, scene.street({ place })), [{}, { suburb }])
}

const renamed = (scene: Scene) => {
  const { place, name } = scene.random.pick(renamedPlaces)
  return atTwoProviders(scene, homeIn(scene, scene.street({ place })), [
    { text: 'whole' },
    { suburb: name, text: 'padded' },
  ])
}

const inCapitals = (scene: Scene) => {
  const street = scene.street()
  return twice(scene, homeIn(scene, street), [
    { suburb: street.place.suburb },
    { suburb: street.place.suburb.toUpperCase() },
  ])
}

const ofType = (types: readonly Street['type'][], writings: readonly [Writing, Writing]) =>
  inStreet(({ random }) => ({ type: random.pickByShare(types) }), writings)

/** The same home, with its street or suburb in two notations. */
export const sameStreets: readonly Kind[] = [
  { why: 'street type shortened', share: 6, make: ofType(commonTypes, [mapped, short]) },
  { why: 'rare street type shortened', share: 6, make: ofType(rareTypes, [mapped, short]) },
  { why: 'street type misspelt', share: 3, make: ofType(misspeltTypes, [mapped, { street: { type: 'misspelt' } }]) },
  { why: 'direction shortened', share: 4, make: inStreet(withDirection, [mapped, { street: { direction: 'short' } }]) },
  { why: 'saint or mount shortened', share: 3, make: named(namesWritten.saint) },
  { why: 'apostrophe left out', share: 3, make: named(namesWritten.apostrophe) },
  { why: 'numbered street', share: 3, make: named(namesWritten.ordinal) },
  { why: 'number in the street', share: 5, make: inStreet(() => ({}), [{}, { place: 'number in the street' }]) },
  { why: 'corner named', share: 3, make: atCorner },
  { why: 'suburb in capitals', share: 4, make: inCapitals },
  { why: 'suburb shortened', share: 5, make: shortened },
  { why: 'suburb by another name', share: 3, make: renamed },
  { why: 'missing postcode', share: 4, make: inStreet(() => ({}), [{}, { postcode: '' }]) },
]
