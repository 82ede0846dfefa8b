import type { Writing } from './adverts.ts'
import { lotWritings, numberWritings } from './doors.ts'
import { alike, type Home } from './homes.ts'
import { takePhotos } from './photos.ts'
import { apart, type Kind, type Scene } from './scenes.ts'
import { projectWords } from './words.ts'

/** Blocks that differ clearly in size. */
const larger = ({ landSize }: Home) => ({ landSize: Math.round((landSize ?? 300) * 1.08) + 3 })

const boilerplate = ({ random }: Scene) => ({ text: projectWords(random) })
const display = (scene: Scene) => ({ ...boilerplate(scene), photos: takePhotos(scene.random) })
const kept: Writing = { photos: 'file', text: 'whole' }

const newStreet = (scene: Scene) => {
  const street = scene.street()
  const first = scene.home('house', { street, door: {} })
  const second = scene.home('house', { street, door: {} }, { ...alike(first), ...larger(first) })
  const sized = [first, second].map(({ bedrooms, landSize }) => ({ rooms: { bedrooms, landSize } })) as [
    Writing,
    Writing,
  ]
  return apart(scene, [first, second], { writings: sized, shared: scene.random.chance(0.5) ? boilerplate(scene) : {} })
}

const twoLots = (scene: Scene, kind: 'house' | 'land', number: { number?: string } = {}): [Home, Home] => {
  const lot = scene.random.between(1, 940)
  const street = scene.street()
  const first = scene.home(kind, { street, door: { lot: String(lot), ...number } })
  const beside = scene.random.pick([1, 1, 2, 10])
  const second = scene.home(
    kind,
    { street, door: { lot: String(lot + beside), ...number } },
    { ...alike(first), landSize: first.landSize },
  )
  return [first, second]
}

const lotsOfOneAddress = (scene: Scene) => {
  const homes = twoLots(scene, 'land', { number: String(scene.random.between(1, 190)) })
  const door = scene.random.pick([lotWritings.withNumber, lotWritings.inUnit])
  return apart(scene, homes, { writings: [{ door }, { door }], shared: boilerplate(scene) })
}

const displayHome = (scene: Scene) =>
  apart(scene, twoLots(scene, 'house'), {
    by: scene.random.pick(['one advertiser', 'one agency']),
    writings: [kept, kept],
    shared: display(scene),
  })

/** The builder advertises one home for all its blocks, which differ in size. */
const hiddenDisplayHome = (scene: Scene) => {
  const [first, second] = twoLots(scene, 'house')
  const other = { ...second, ...larger(first) }
  const hidden = ({ bedrooms, landSize }: Home): Writing => ({
    ...kept,
    place: 'hidden',
    rooms: { bedrooms, landSize },
  })
  return apart(scene, [first, other], {
    by: 'one agency',
    writings: [hidden(first), hidden(other)],
    shared: display(scene),
  })
}

/** Flats of a project whose adverts name no unit; rooms and prices distinguish them. */
const flatsOfProject = (scene: Scene) => {
  const where = { street: scene.street(), door: { number: String(scene.random.between(1, 90)) } }
  const small = scene.home('apartment', where, { bedrooms: 1, bathrooms: 1, parking: 0, value: 520_000 })
  const large = scene.home('apartment', where, { bedrooms: 3, bathrooms: 2, parking: 2, value: 1_180_000 })
  return apart(scene, [small, large], {
    writings: [kept, kept],
    shared: { ...display(scene), price: scene.random.pick(['exact', 'range']) },
  })
}

const unitsOfProject = (scene: Scene) => {
  const { between } = scene.random
  const street = scene.street()
  const number = String(between(1, 90))
  const unit = between(101, 899)
  const first = scene.home('apartment', { street, door: { unit: String(unit), number } })
  const second = scene.home('apartment', { street, door: { unit: String(unit + 100), number } }, alike(first))
  return apart(scene, [first, second], { writings: [kept, kept], shared: display(scene) })
}

const hiddenAlike = (kind: 'house' | 'apartment') => (scene: Scene) => {
  const doors = [{ number: '4' }, { number: '29' }]
  const [first, second] = doors.map((door) => scene.home(kind, { street: scene.street(), door })) as [Home, Home]
  const other = { ...second, ...alike(first), ...(kind === 'house' && larger(first)) }
  const hidden = ({ bedrooms, landSize }: Home): Writing => ({
    place: 'hidden',
    text: 'padded',
    rooms: { bedrooms, landSize },
  })
  return apart(scene, [first, other], { writings: [hidden(first), hidden(other)] })
}

/** `main.jpg` and `1.jpg` occur in every gallery. */
const numberedPhotos = (scene: Scene) => {
  const doors = [scene.random.between(1, 90), scene.random.between(91, 180)].map((number) => ({
    number: String(number),
  }))
  const street = scene.street()
  const [first, second] = doors.map((door) => scene.home('house', { street, door })) as [Home, Home]
  const writings = ({ bedrooms, landSize }: Home): Writing => ({ photos: 'numbered', rooms: { bedrooms, landSize } })
  const other = { ...second, ...alike(first), ...larger(first) }
  const one = scene.random.chance(0.5) ? ({ place: 'hidden' } as const) : { door: numberWritings.plain }
  return apart(scene, [first, other], { writings: [{ ...writings(first), ...one }, writings(other)] })
}

/** Two homes of an estate, a builder or a developer, or distinguishable only by their rooms. */
export const differentProjects: readonly Kind[] = [
  { why: 'new street without numbers', share: 5, make: newStreet },
  { why: 'lots of one address', share: 5, make: lotsOfOneAddress },
  { why: 'lots of a new street', share: 5, make: (scene) => apart(scene, twoLots(scene, 'land')) },
  { why: 'photos of a display home', share: 4, make: displayHome },
  { why: 'photos of a display home, hidden', share: 3, make: hiddenDisplayHome },
  { why: 'flats of one project without units', share: 4, make: flatsOfProject },
  { why: 'units of one project, one text', share: 4, make: unitsOfProject },
  { why: 'hidden houses, same rooms', share: 5, make: hiddenAlike('house') },
  { why: 'hidden flats, same rooms', share: 3, make: hiddenAlike('apartment') },
  { why: 'numbered photos', share: 3, make: numberedPhotos },
]
