import { advertise, type Writing } from './adverts.ts'
import { aDay } from './campaigns.ts'
import type { Home } from './homes.ts'
import { statedPrices } from './prices.ts'
import { atTwoProviders, byTwoAgencies, twice, type Kind, type Pair, type Scene } from './scenes.ts'

const someHouse = (scene: Scene) =>
  scene.home('house', { street: scene.street(), door: { number: String(scene.random.between(1, 190)) } })
const someFlat = ({ random, ...scene }: Scene) => {
  const door = { unit: String(random.between(1, 60)), number: String(random.between(1, 190)) }
  return scene.home('apartment', { street: scene.street(), door })
}
const mostlyHouse = (scene: Scene) => (scene.random.chance(0.75) ? someHouse(scene) : someFlat(scene))

const sized = ({ bedrooms, landSize }: Home, written = landSize) => ({ bedrooms, landSize: written })

/** One agency's home at two providers, at least one of which hides the street; otherwise as given. */
const hiddenTwice = (scene: Scene, home: Home, [one, other]: readonly [Writing, Writing]): Pair => {
  const shown: Writing = scene.random.chance(0.5) ? { place: 'hidden' } : {}
  return atTwoProviders(scene, home, [
    { rooms: sized(home), place: 'hidden', ...one },
    { rooms: sized(home), ...shown, ...other },
  ])
}

const withPhotos = (names: 'hash' | 'file') => (scene: Scene) =>
  hiddenTwice(scene, mostlyHouse(scene), [
    { photos: names, text: 'none' },
    { photos: names, text: 'cut' },
  ])

const withText = (one: Writing['text'], other: Writing['text']) => (scene: Scene) =>
  hiddenTwice(scene, someHouse(scene), [
    { photos: 'renamed', text: one ?? 'whole' },
    { photos: 'numbered', text: other ?? 'whole' },
  ])

const withPrice = (scene: Scene) => {
  const price = scene.random.pick(statedPrices)
  return hiddenTwice(scene, someHouse(scene), [
    { photos: 'renamed', text: 'none', price },
    { photos: 'numbered', text: 'cut', price },
  ])
}

const withOtherPriceWords = (scene: Scene) => {
  const [one = 'exact', other = 'range'] = scene.random.some(statedPrices, 2)
  return hiddenTwice(scene, someHouse(scene), [
    { photos: 'file', text: 'none', price: one },
    { photos: 'renamed', text: 'cut', price: other },
  ])
}

const acre = 4046.8564
const roundedLand = (scene: Scene) => {
  const home = someHouse(scene)
  const written = Math.round((home.landSize ?? 0) / 5) * 5
  return hiddenTwice(scene, home, [{ text: 'whole' }, { text: 'cut', rooms: sized(home, written) }])
}
const landInAcres = (scene: Scene) => {
  const home = scene.home('acreage', {
    street: scene.street(),
    door: { number: String(scene.random.between(1, 1900)) },
  })
  const written = Math.round((Math.round(((home.landSize ?? 0) / acre) * 20) / 20) * acre * 100) / 100
  return hiddenTwice(scene, home, [{ text: 'whole' }, { text: 'padded', rooms: sized(home, written) }])
}

const sameCrmId = (scene: Scene): Pair => {
  const home = someHouse(scene)
  const campaign = scene.campaign(home, 'first', { price: scene.random.pick(statedPrices) })
  const hidden: Writing = { place: 'hidden', rooms: sized(home), photos: 'renamed' }
  return [
    advertise(campaign, 'domain', { ...hidden, text: 'cut' }),
    advertise(campaign, 'reaxml', { ...hidden, text: 'none' }),
  ]
}

/** The newer one was listed after the older last changed. */
const relisted = (scene: Scene): Pair => {
  const { random } = scene
  const home = mostlyHouse(scene)
  const older = scene.campaign(home, 'first')
  const text = random.chance(0.5) ? { text: older.text, photos: older.photos } : {}
  const startsAt = older.endsAt + random.between(1, 150) * aDay
  const newer = scene.campaign(home, 'first', { startsAt, endsAt: startsAt + random.between(3, 40) * aDay, ...text })
  const provider = random.pick(['domain', 'reaxml'] as const)
  return [advertise(older, provider, { status: random.pick(['active', 'gone']) }), advertise(newer, provider)]
}

const countedOtherwise = (scene: Scene) => {
  const home = someHouse(scene)
  const counted = { landSize: home.landSize, bedrooms: (home.bedrooms ?? 0) + 1 }
  return twice(scene, home, [{ price: 'range' }, { price: 'range', rooms: counted }])
}

/** The same home, identified by evidence other than its address, or in another campaign. */
export const sameEvidence: readonly Kind[] = [
  { why: 'hidden street, photos of one hash', share: 4, make: withPhotos('hash') },
  { why: 'hidden street, photos of one file name', share: 4, make: withPhotos('file') },
  { why: 'hidden street, same text', share: 4, make: withText('whole', 'lines') },
  { why: 'hidden street, same size and price', share: 3, make: withPrice },
  { why: 'price in other words', share: 3, make: withOtherPriceWords },
  { why: 'text cut off', share: 3, make: withText('whole', 'cut') },
  { why: 'boilerplate around the text', share: 3, make: withText('whole', 'padded') },
  { why: 'land rounded', share: 3, make: roundedLand },
  { why: 'land in acres', share: 3, make: landInAcres },
  { why: 'same id of the agency', share: 3, make: sameCrmId },
  { why: 'relisted', share: 5, make: relisted },
  { why: 'two agencies', share: 5, make: (scene) => byTwoAgencies(scene, mostlyHouse(scene), [{}, {}]) },
  { why: 'rooms counted otherwise', share: 3, make: countedOtherwise },
]
