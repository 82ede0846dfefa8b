import type { TravelMode, TravelPlace, TravelTimes } from '@verandah/contracts'
import type { Kit } from '@verandah/kit'
import { distinctPlaces, placeKeyOf } from '../domain/routers/distinct-places.ts'
import { minutesOf, type RouterKind, type TableRequest, type MinutesTable } from '../domain/routers/router-kind.ts'
import { osrm } from '../domain/routers/osrm.ts'
import { valhalla } from '../domain/routers/valhalla.ts'
import type { AskRouter } from './ask-router.ts'
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

/** Minutes, null where there is no way, and when they were counted, in milliseconds. */
type KeptWay = [minutes: number | null, countedAt: number]

/** The ways from one place, by the key of the other. */
type Row = Readonly<Record<string, KeptWay>>

interface KeptTable {
  minutes: MinutesTable
  /**
   * When the oldest of them was counted, in milliseconds: infinite where there is no way to count, null when one is
   * missing.
   */
  oldest: number | null
}

/** The newest ways from a place that are kept. */
const mostWays = 200

/**
 * Travel times in the cache, by mode and coordinates. Kept by place rather than by question: a plan without one of its
 * homes is known already, and buyers who look in one suburb share. The ways from one place are one entry, so a question
 * about 42 places takes 42 reads.
 */
function createKeptWays({ caches, clock, settings }: Pick<Kit<RoutingSettings>, 'caches' | 'clock' | 'settings'>) {
  const cache = caches.cache('travel-times')
  const { ROUTING_CACHE_MS: keptMs } = settings
  const isKept = ([, countedAt]: KeptWay): boolean => clock.now().getTime() - countedAt < keptMs
  const readRow = async (mode: TravelMode, from: string): Promise<Row> =>
    ((await cache.get(`${mode} ${from}`)) ?? {}) as Row
  const writeRow = async (mode: TravelMode, from: string, added: Row): Promise<void> => {
    const ways = Object.entries({ ...(await readRow(mode, from)), ...added })
    const newest = ways.filter(([, way]) => isKept(way)).sort(([, [, a]], [, [, b]]) => b - a)
    await cache.set(`${mode} ${from}`, Object.fromEntries(newest.slice(0, mostWays)), keptMs)
  }

  return {
    read: async (mode: TravelMode, places: readonly TravelPlace[]): Promise<KeptTable> => {
      const keys = places.map(placeKeyOf)
      const now = clock.now().getTime()
      const same: KeptWay = [0, now]
      const rows = await Promise.all(keys.map((from) => readRow(mode, from)))
      const table = rows.map((row, from) => keys.map((to, at) => (at === from ? same : row[to])))
      const ways = table.flat()
      const known = ways.filter((way) => way !== undefined && isKept(way)) as KeptWay[]
      return {
        minutes: table.map((row) => row.map((way) => way?.[0] ?? null)),
        oldest: known.length < ways.length ? null : Math.min(...known.map(([, countedAt]) => countedAt)),
      }
    },
    keep: async (mode: TravelMode, places: readonly TravelPlace[], minutes: MinutesTable): Promise<void> => {
      const keys = places.map(placeKeyOf)
      const now = clock.now().getTime()
      const rowOf = (from: number): Row =>
        Object.fromEntries(keys.map((to, at): [string, KeptWay] => [to, [minutes[from]?.[at] ?? null, now]]))
      await Promise.all(keys.map((from, at) => writeRow(mode, from, rowOf(at))))
    },
  }
}
