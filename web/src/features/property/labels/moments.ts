import type { ListingStatus, PropertyAdvert } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { advertisedPrice } from './price-labels.ts'

type Step = PropertyAdvert['history'][number]

/** Something that happened to a home, and at which of its sources. */
export interface Moment {
  at: string
  words: string
  tone: 'plain' | 'good' | 'over'
  sources: string[]
}

type DayOf = (instant: string) => string

/** What happened to the price and the status of a home, newest first. What two sources say on one day at the home is said once. */
export const momentsOf = (adverts: readonly PropertyAdvert[], timeZone: string): Moment[] => {
  const dayOf: DayOf = (instant) => wallClockOf(instant, timeZone).date
  const moments = adverts.flatMap((advert) => momentsOfAdvert(advert, dayOf))
  return merged(
    moments.toSorted((one, other) => other.at.localeCompare(one.at)),
    dayOf,
  )
}

const momentsOfAdvert = ({ name, history, listedAt }: PropertyAdvert, dayOf: DayOf): Moment[] => {
  const [first, ...later] = history
  const told = (at: string, words: string, tone: Moment['tone'] = 'plain') => ({ at, words, tone, sources: [name] })
  if (first === undefined) return []
  const changes = later.flatMap((step, index) => changesOf(step, history[index] ?? step))
  const beginning =
    listedAt === null || dayOf(first.at) === dayOf(listedAt)
      ? [told(first.at, `Listed: ${advertisedPrice(first)}`)]
      : [told(listedAt, 'Listed'), told(first.at, `First seen by Verandah: ${advertisedPrice(first)}`)]
  return [...beginning, ...changes.map(({ at, words, tone }) => told(at, words, tone))]
}

const changesOf = (step: Step, before: Step): Omit<Moment, 'sources'>[] => {
  const changes: Omit<Moment, 'sources'>[] = []
  if (step.status !== before.status) changes.push({ at: step.at, ...statusMoment(step.status) })
  const price = priceMoment(step, before)
  return price === null ? changes : [...changes, { at: step.at, ...price }]
}

const statusMoment = (status: ListingStatus): Pick<Moment, 'words' | 'tone'> =>
  ({
    active: { words: 'Back on the market', tone: 'good' as const },
    underOffer: { words: 'Under offer', tone: 'over' as const },
    sold: { words: 'Sold', tone: 'over' as const },
    gone: { words: 'Taken off the market', tone: 'over' as const },
  })[status]

const priceMoment = (step: Step, before: Step): Pick<Moment, 'words' | 'tone'> | null => {
  if (step.price === before.price && step.displayPrice === before.displayPrice) return null
  if (step.price === null || before.price === null || step.price === before.price) {
    return { words: `Price now “${advertisedPrice(step)}”`, tone: 'plain' }
  }
  const by = Math.abs(step.price - before.price)
  const isDown = step.price < before.price
  const figures = `${dollars(by)} to ${dollars(step.price)}`
  return { words: `Price ${isDown ? 'down' : 'up'} ${figures}`, tone: isDown ? 'good' : 'plain' }
}

const dollars = (amount: number): string => `$${amount.toLocaleString('en-AU')}`

const merged = (moments: readonly Moment[], dayOf: DayOf): Moment[] => {
  const byLabel = new Map<string, Moment>()
  for (const moment of moments) {
    const key = `${dayOf(moment.at)} ${moment.words}`
    const known = byLabel.get(key)
    byLabel.set(key, known === undefined ? moment : { ...known, sources: [...known.sources, ...moment.sources] })
  }
  return [...byLabel.values()]
}
