import { advertise, providers, type Advert, type Writing } from './adverts.ts'
import { agencyOf } from './agencies.ts'
import { newCampaign, someStart, type Campaign } from './campaigns.ts'
import { homeOf, type Home } from './homes.ts'
import { places } from './places.ts'
import { randomFrom } from './random.ts'
import { newStreet, type Street } from './streets.ts'

export type Pair = readonly [Advert, Advert]

/** A world just large enough for two adverts. */
export function openScene(seed: number, index: number) {
  const random = randomFrom(seed, index, 'scene')
  const place = random.pick(places)
  let homes = 0
  let campaigns = 0
  return {
    random,
    street: (known: Partial<Street> = {}) => newStreet(random, known.place ?? place, known),
    home: (kind: Parameters<typeof homeOf>[1], where: Pick<Home, 'street' | 'door'>, known: Partial<Home> = {}) =>
      homeOf(`${seed}-${index}-${++homes}`, kind, where, known),
    campaign: (home: Home, agency: 'first' | 'second', known: Partial<Campaign> = {}) =>
      newCampaign({ number: index * 4 + ++campaigns, home, agency: agencyOf(`${seed}-${index}-${agency}`) }, known),
  }
}
export type Scene = ReturnType<typeof openScene>

/** One kind of pair, with its frequency. */
export interface Kind {
  why: string
  share: number
  make: (scene: Scene) => Pair
}

export function twoProviders({ random }: Scene) {
  const [first = 'domain', second = 'proptrack'] = random.some(providers, 2)
  return [first, second] as const
}

/** One agency shows one home at two providers. */
export function atTwoProviders(scene: Scene, home: Home, [one, other]: readonly [Writing, Writing]): Pair {
  const campaign = scene.campaign(home, 'first')
  const [first, second] = twoProviders(scene)
  return [advertise(campaign, first, one), advertise(campaign, second, other)]
}

/** Two agencies sell one home, each with its own text and photos. */
export function byTwoAgencies(scene: Scene, home: Home, [one, other]: readonly [Writing, Writing]): Pair {
  return [
    advertise(scene.campaign(home, 'first', { price: 'range' }), scene.random.pick(providers), one),
    advertise(scene.campaign(home, 'second', { price: 'range' }), scene.random.pick(providers), other),
  ]
}

/** One home that is advertised twice. */
export function twice(scene: Scene, home: Home, writings: readonly [Writing, Writing]) {
  return scene.random.chance(0.7) ? atTwoProviders(scene, home, writings) : byTwoAgencies(scene, home, writings)
}

interface Apart {
  by?: 'one advertiser' | 'one agency' | 'two agencies'
  writings?: readonly [Writing, Writing]
  /** What the two sales share. */
  shared?: Partial<Campaign>
}

/** Two homes, each with an advert. `one advertiser` is one agency at one provider. */
export function apart(
  scene: Scene,
  [first, second]: readonly [Home, Home],
  { by, writings = [{}, {}], shared }: Apart = {},
): Pair {
  const { random } = scene
  const how = by ?? random.pick(['one advertiser', 'one agency', 'one agency', 'two agencies'])
  const known = {
    price: random.pick(['exact', 'range', 'over', 'auction']),
    startsAt: someStart(random),
    ...shared,
  } as const
  const one = scene.campaign(first, 'first', known)
  const other = scene.campaign(second, how === 'two agencies' ? 'second' : 'first', known)
  const oneProvider = random.pick(['domain', 'reaxml'] as const)
  const [at, beside] = how === 'one advertiser' ? ([oneProvider, oneProvider] as const) : twoProviders(scene)
  return [advertise(one, at, writings[0]), advertise(other, beside, writings[1])]
}
