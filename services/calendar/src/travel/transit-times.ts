import {
  type ArriveBy,
  type AustralianState,
  type TransitTime,
  type TravelPlace,
  usualArrival,
} from '@verandah/contracts'
import type { Kit } from '@verandah/kit'
import { nextArrival } from '../domain/next-arrival.ts'
import { distinctPlaces } from '../domain/routers/distinct-places.ts'
import { journeyIn, motis } from '../domain/routers/motis.ts'
import type { AskRouter } from './ask-router.ts'
import { type RoutingSettings, transitAddressOf } from './routing-settings.ts'
import { shareAnswers } from './share-answers.ts'

interface Asked {
  userId: string
  from: TravelPlace
  /** Where the home is: public holidays and clocks are those of its place. */
  state: AustralianState
  timeZone: string
  to: readonly (TravelPlace & { arriveBy: ArriveBy | null })[]
}

interface OneWay extends Omit<Asked, 'to'> {
  address: URL
  to: TravelPlace
  arriveBy: ArriveBy
}

/** A journey, null where there is none, and when it was counted, in milliseconds. */
type Kept = [journey: TransitTime['journey'], countedAt: number]

const estimated: TransitTime = { look: 'estimated', asOf: null, journey: null }

type Parts = Pick<Kit<RoutingSettings>, 'caches' | 'clock' | 'settings'> & { askRouter: AskRouter }

/**
 * Journeys by public transport, by the operator's MOTIS: kept ones while they are fresh, then new ones, then kept ones
 * of their date.
 */
export const createTransitTimes = ({ caches, clock, settings, askRouter }: Parts) => {
  const cache = caches.cache('transit-times')
  const { ROUTING_FRESH_MS: freshMs, ROUTING_CACHE_MS: keptMs } = settings

  const find = async (one: OneWay): Promise<TransitTime> => {
    const now = clock.now().getTime()
    const [journey, countedAt] = ((await cache.get(keyOf(one))) ?? [null, null]) as Kept | [null, null]
    if (countedAt !== null && now - countedAt < freshMs) return { look: 'exact', asOf: null, journey }
    const found = await ask(one, clock.now())
    if (found !== null) {
      const counted: Kept = [found === 'none' ? null : found, now]
      await cache.set(keyOf(one), counted, keptMs)
      return { look: 'exact', asOf: null, journey: counted[0] }
    }
    if (countedAt === null || now - countedAt >= keptMs) return estimated
    return { look: 'as-of', asOf: new Date(countedAt).toISOString(), journey }
  }
  const ask = async ({ userId, address, from, to, arriveBy, ...where }: OneWay, now: Date) => {
    const arriveAt = nextArrival(arriveBy, { now, ...where })
    if (arriveAt === null) return null
    const query = motis.query({ from, to, arriveAt })
    return askRouter({ userId, address, path: motis.path, query, read: (answer) => journeyIn(answer, arriveAt) })
  }
  const findOnce = shareAnswers(keyOf, find)

  return async ({ to, from, ...asked }: Asked): Promise<TransitTime[]> => {
    const address = transitAddressOf(settings)
    if (address === null) return to.map(() => estimated)
    return Promise.all(
      to.map(({ arriveBy, ...place }) =>
        findOnce({ ...asked, address, from: rounded(from), to: rounded(place), arriveBy: arriveBy ?? usualArrival }),
      ),
    )
  }
}

const rounded = (place: TravelPlace): TravelPlace => distinctPlaces([place]).distinct[0] ?? place

const keyOf = ({ from, to, arriveBy: { weekday, time } }: OneWay): string =>
  JSON.stringify([from.latitude, from.longitude, to.latitude, to.longitude, weekday, time])
