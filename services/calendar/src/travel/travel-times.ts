import type { TravelMode, TravelPlace, TravelTimes } from '@verandah/contracts'
import { coalesceBy, type Kit } from '@verandah/kit'
import { distinctPlaces } from '../domain/routers/distinct-places.ts'
import { createAskRouter, type RouterCall } from './ask-router.ts'
import { createKeptWays } from './kept-ways.ts'
import { routerAddressOf, type RoutingSettings } from './routing-settings.ts'

interface Asked {
  userId: string
  mode: TravelMode
  places: readonly TravelPlace[]
}

const estimated: TravelTimes = { look: 'estimated', asOf: null, minutes: null }

/** Travel times by the operator's router: kept ones while they are fresh, then new ones, then kept ones of their date. */
export const createTravelTimes = (kit: Pick<Kit<RoutingSettings>, 'caches' | 'clock' | 'settings' | 'log'>) => {
  const { clock, settings } = kit
  const kept = createKeptWays(kit)
  const askRouter = createAskRouter(kit)

  const find = async (call: RouterCall): Promise<TravelTimes> => {
    const { mode, places } = call
    const { minutes, oldest } = await kept.read(mode, places)
    const freshFrom = clock.now().getTime() - settings.ROUTING_FRESH_MS
    if (oldest !== null && oldest > freshFrom) return { look: 'exact', asOf: null, minutes }
    const counted = await askRouter(call)
    if (counted !== null) {
      await kept.keep(mode, places, counted)
      return { look: 'exact', asOf: null, minutes: counted }
    }
    return oldest === null ? estimated : { look: 'as-of', asOf: new Date(oldest).toISOString(), minutes }
  }
  /** Equal questions at one time are one, and the next finds its answer kept. */
  const findOnce = coalesceBy(
    ({ mode, places }: RouterCall) => JSON.stringify([mode, places]),
    async (all) => {
      const [first] = all
      const times = first === undefined ? estimated : await find(first)
      return all.map(() => times)
    },
  )

  return async ({ userId, mode, places }: Asked): Promise<TravelTimes> => {
    const address = routerAddressOf(settings, mode)
    if (address === null) return estimated
    const { distinct, spread } = distinctPlaces(places)
    const times = await findOnce({ userId, mode, address, places: distinct })
    return { ...times, minutes: times.minutes && spread(times.minutes) }
  }
}
