import type { TravelMode, TravelPlace, TravelTimes } from '@verandah/contracts'
import type { Kit } from '@verandah/kit'
import { distinctPlaces } from '../domain/routers/distinct-places.ts'
import { minutesOf, type RouterKind, type TableRequest } from '../domain/routers/router-kind.ts'
import { osrm } from '../domain/routers/osrm.ts'
import { valhalla } from '../domain/routers/valhalla.ts'
import type { AskRouter } from './ask-router.ts'
import { createKeptWays } from './kept-ways.ts'
import { routerAddressOf, type RoutingSettings } from './routing-settings.ts'
import { shareAnswers } from './share-answers.ts'

const kinds: Readonly<Record<RoutingSettings['ROUTING_ENGINE'], RouterKind>> = { osrm, valhalla }

interface RouterCall extends TableRequest {
  address: URL
  userId: string
}

interface Asked {
  userId: string
  mode: TravelMode
  places: readonly TravelPlace[]
}

const estimated: TravelTimes = { look: 'estimated', asOf: null, minutes: null }

type Parts = Pick<Kit<RoutingSettings>, 'caches' | 'clock' | 'settings'> & { askRouter: AskRouter }

const createAskTable = ({ settings, askRouter }: Parts) => {
  const kind = kinds[settings.ROUTING_ENGINE]
  return ({ userId, address, ...request }: RouterCall) =>
    askRouter({
      userId,
      address,
      path: kind.path(request),
      query: kind.query,
      body: kind.body?.(request),
      read: (answer) => minutesOf(kind.rowsIn(answer), request.places.length),
    })
}

/**
 * Travel times by the operator's router: kept ones while they are fresh, then new ones, then kept ones of their date.
 */
export const createTravelTimes = (parts: Parts) => {
  const { clock, settings } = parts
  const askTable = createAskTable(parts)
  const kept = createKeptWays(parts)

  const find = async (call: RouterCall): Promise<TravelTimes> => {
    const { mode, places } = call
    const { minutes, oldest } = await kept.read(mode, places)
    const freshFrom = clock.now().getTime() - settings.ROUTING_FRESH_MS
    if (oldest !== null && oldest > freshFrom) return { look: 'exact', asOf: null, minutes }
    const counted = await askTable(call)
    if (counted !== null) {
      await kept.keep(mode, places, counted)
      return { look: 'exact', asOf: null, minutes: counted }
    }
    return oldest === null ? estimated : { look: 'as-of', asOf: new Date(oldest).toISOString(), minutes }
  }
  /** The next equal question finds its answer kept. */
  const findOnce = shareAnswers(({ mode, places }: RouterCall) => JSON.stringify([mode, places]), find)

  return async ({ userId, mode, places }: Asked): Promise<TravelTimes> => {
    const address = routerAddressOf(settings, mode)
    if (address === null) return estimated
    const { distinct, spread } = distinctPlaces(places)
    const times = await findOnce({ userId, mode, address, places: distinct })
    return { ...times, minutes: times.minutes && spread(times.minutes) }
  }
}
