import { lotWritings, numberWritings, unitWritings, type Door } from './doors.ts'
import { alike } from './homes.ts'
import { apart, type Kind, type Scene } from './scenes.ts'

type Two = readonly [Door, Door]

/** Two homes with the same rooms and a similar price in one street, at doors that look alike. */
const doors = (kind: 'house' | 'duplex' | 'apartment', twoDoors: (scene: Scene) => Two) => (scene: Scene) => {
  const street = scene.street()
  const [one, other] = twoDoors(scene)
  const first = scene.home(kind, { street, door: one })
  return apart(scene, [first, scene.home(kind, { street, door: other }, alike(first))])
}

/** `1/12` and `11/2`: the same digits, with the slash elsewhere. */
const slashMoved = ({ random: { between } }: Scene): Two => {
  const a = between(1, 9)
  const b = between(1, 9)
  const c = between(1, 9)
  return [
    { unit: `${a}`, number: `${b}${c}` },
    { unit: `${a}${b}`, number: `${c}` },
  ]
}
const exchanged = ({ random: { between } }: Scene): Two => {
  const [a, b] = [between(1, 20), between(21, 60)].map(String)
  return [
    { unit: a ?? '', number: b ?? '' },
    { unit: b ?? '', number: a ?? '' },
  ]
}
const lettered = ({ random: { between, pick } }: Scene): Two => {
  const number = between(1, 190)
  return [{ number: `${number}${pick(['', 'A'])}` }, { number: `${number}B` }]
}
const letterAdded = ({ random: { between } }: Scene): Two => {
  const number = String(between(1, 190))
  return [{ number }, { number: `${number}A` }]
}
/** `1/2` and `12`. */
const slashLost = ({ random: { between } }: Scene): Two => {
  const a = between(1, 9)
  const b = between(1, 9)
  return [{ unit: `${a}`, number: `${b}` }, { number: `${a}${b}` }]
}
const nextUnit = ({ random: { between } }: Scene): Two => {
  const unit = between(1, 40)
  const number = String(between(1, 190))
  return [
    { unit: `${unit}`, number },
    { unit: `${unit + 1}`, number },
  ]
}
const nextDoor = ({ random: { between } }: Scene): Two => {
  const number = between(1, 190)
  return [{ number: `${number}` }, { number: `${number + 2}` }]
}
const halves = ({ random: { between, chance } }: Scene): Two => {
  const number = between(1, 190)
  if (chance(0.5)) return [{ number: `${number}A` }, { number: `${number}B` }]
  return [
    { unit: '1', number: `${number}` },
    { unit: '2', number: `${number}` },
  ]
}

const granny = (scene: Scene) => {
  const number = String(scene.random.between(1, 190))
  const street = scene.street()
  const house = scene.home('house', { street, door: { number } }, { bedrooms: 4 })
  const flat = { bedrooms: 1, bathrooms: 1, parking: 0, landSize: null, value: Math.round(house.value / 15_000) * 5000 }
  const small = scene.home('house', { street, door: { number } }, flat)
  const door = ({ number: at = '' }: Door) => ({
    unit: null,
    streetNumber: scene.random.pick([`Granny flat, ${at}`, `Rear ${at}`, `${at} (rear)`]),
  })
  return apart(scene, [house, small], { writings: [{}, { door }], shared: { price: 'range' } })
}

/** The house in front, and the block behind it that keeps its number. */
const lotBehind = (scene: Scene) => {
  const number = String(scene.random.between(1, 190))
  const street = scene.street()
  const house = scene.home('house', { street, door: { number } })
  const lot = String(scene.random.between(2, 9))
  const block = scene.home('land', { street, door: { lot, number } })
  return apart(scene, [house, block], { writings: [{}, { door: lotWritings.withNumber }] })
}

const sameNumberOnly = (scene: Scene) => {
  const [one, other] = nextUnit(scene)
  const street = scene.street()
  const first = scene.home('apartment', { street, door: one })
  const onlyNumber = { door: numberWritings.plain }
  const second = scene.home('apartment', { street, door: other }, alike(first))
  return apart(scene, [first, second], { by: 'one advertiser', writings: [onlyNumber, onlyNumber] })
}

const towers = (scene: Scene) => {
  const unit = String(scene.random.between(101, 3909))
  const street = scene.street()
  const first = scene.home('apartment', { street, door: { unit, number: '8' } })
  const second = scene.home('apartment', { street, door: { unit, number: '8' } }, alike(first))
  const inTower = (tower: number) => ({
    door: (door: Door) => ({ ...unitWritings.slash(door), unit: `Tower ${tower}` }),
  })
  return apart(scene, [first, second], {
    writings: [inTower(1), inTower(2)],
    by: scene.random.pick(['one agency', 'two agencies']),
  })
}

/** Two houses sold together, and one of them alone. */
const wholeAndPart = (scene: Scene) => {
  const number = scene.random.between(1, 180)
  const street = scene.street()
  const part = scene.home('house', { street, door: { number: `${number}` } })
  const door = { number: `${number} & ${number + 2}` }
  const doubled = { landSize: 2 * (part.landSize ?? 0), bedrooms: 2 * (part.bedrooms ?? 0), value: 2 * part.value }
  return apart(scene, [part, scene.home('house', { street, door }, doubled)], { shared: { price: 'range' } })
}

/** Two homes whose doors look alike. */
export const differentDoors: readonly Kind[] = [
  { why: '1/12 and 11/2', share: 7, make: doors('apartment', slashMoved) },
  { why: 'unit and number exchanged', share: 4, make: doors('apartment', exchanged) },
  { why: '12 and 12A', share: 7, make: doors('house', letterAdded) },
  { why: '12A and 12B', share: 3, make: doors('house', lettered) },
  { why: 'unit 1/2 and 12', share: 5, make: doors('apartment', slashLost) },
  { why: 'two flats of one block', share: 8, make: doors('apartment', nextUnit) },
  { why: 'next door', share: 8, make: doors('house', nextDoor) },
  { why: 'halves of a duplex', share: 5, make: doors('duplex', halves) },
  { why: 'house and granny flat', share: 4, make: granny },
  { why: 'house and the lot behind it', share: 3, make: lotBehind },
  { why: 'one advertiser, one number', share: 5, make: sameNumberOnly },
  { why: 'two towers', share: 3, make: towers },
  { why: 'two houses together and one alone', share: 3, make: wholeAndPart },
]
