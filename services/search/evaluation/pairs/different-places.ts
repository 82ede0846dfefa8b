import { advertise, type Writing } from './adverts.ts'
import { alike } from './homes.ts'
import { neighbours, sideSuburbs, twins, type Place } from './places.ts'
import { apart, type Kind, type Scene } from './scenes.ts'
import { commonTypes, streetNames, type Street } from './streets.ts'

/** Homes with the same rooms and number in two streets. */
const inStreets = (scene: Scene, [one, other]: readonly [Street, Street], writing: Writing = {}) => {
  const { between, chance } = scene.random
  const number = String(between(1, 190))
  const door = chance(0.3) ? { unit: String(between(1, 20)), number } : { number }
  const kind = door.unit ? 'apartment' : 'house'
  const first = scene.home(kind, { street: one, door })
  return apart(scene, [first, scene.home(kind, { street: other, door }, alike(first))], { writings: [writing, {}] })
}

/** One street name in two suburbs. */
const inPlaces = (places: (scene: Scene) => readonly [Place, Place]) => (scene: Scene) => {
  const [one, other] = places(scene)
  const street = scene.street({ place: one })
  return inStreets(scene, [street, { ...street, place: other }], scene.random.chance(0.2) ? { postcode: '' } : {})
}

const ofDifferentNames = ({ random }: Scene) => {
  const group = random.pick(neighbours)
  const one = random.pick(group)
  return [one, random.pick(group.filter(({ suburb }) => suburb !== one.suburb))] as const
}
const ofTwoStates = ({ random }: Scene) => {
  const group = random.pick(twins)
  const one = random.pick(group)
  return [one, random.pick(group.filter(({ state }) => state !== one.state))] as const
}

const streetTypes = (scene: Scene) => {
  const [one, other] = scene.random.some(commonTypes, 2)
  const street = scene.street()
  return inStreets(scene, [
    { ...street, type: one ?? street.type },
    { ...street, type: other ?? street.type },
  ])
}
const streetSides = (scene: Scene) => {
  const street = scene.street()
  const [one, other] = scene.random.pick([
    ['North', 'South'],
    ['East', 'West'],
  ] as const)
  return inStreets(scene, [
    { ...street, direction: one },
    { ...street, direction: other },
  ])
}
const streetsApart = (scene: Scene) => {
  const [one = '', other = ''] = scene.random.some(streetNames, 2)
  return inStreets(scene, [scene.street({ name: one }), scene.street({ name: other })])
}

const roundTheCorner = (scene: Scene) => {
  const [one = '', other = ''] = scene.random.some(streetNames, 2)
  const main = scene.street({ name: one })
  const crossing = scene.street({ name: other })
  const first = scene.home('house', { street: main, door: { number: '1' } })
  const second = scene.home('house', { street: crossing, door: { number: '2' } }, alike(first))
  return apart(scene, [first, second], { writings: [{ corner: ` (Cnr ${other} ${crossing.type.full})` }, {}] })
}

/** Each agency numbers its sales from one, so a number alone identifies nothing. */
const sameSerial = (scene: Scene) => {
  const { between } = scene.random
  const street = scene.street()
  const homes = [between(1, 90), between(91, 190)].map((number) =>
    scene.home('house', { street, door: { number: String(number) } }),
  )
  return homes.map((home, at) => {
    return advertise(scene.campaign(home, at === 0 ? 'first' : 'second', { number: 1000 }), 'reaxml')
  }) as [ReturnType<typeof advertise>, ReturnType<typeof advertise>]
}

/** Two homes whose streets or suburbs look alike. */
export const differentPlaces: readonly Kind[] = [
  { why: 'one address in two suburbs', share: 6, make: inPlaces(ofDifferentNames) },
  { why: 'twin suburbs of two states', share: 4, make: inPlaces(ofTwoStates) },
  { why: 'a suburb and a side of it', share: 4, make: inPlaces(({ random }) => random.pick(sideSuburbs)) },
  { why: 'Smith Street and Smith Road', share: 6, make: streetTypes },
  { why: 'Smith Street North and Smith Street South', share: 4, make: streetSides },
  { why: 'one number in two streets', share: 10, make: streetsApart },
  { why: 'round the corner', share: 3, make: roundTheCorner },
  { why: 'one serial of two agencies', share: 3, make: sameSerial },
]
