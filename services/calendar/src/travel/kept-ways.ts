import type { TravelMode, TravelPlace } from '@verandah/contracts'
import type { Kit } from '@verandah/kit'
import { placeKeyOf } from '../domain/routers/distinct-places.ts'
import type { MinutesTable } from '../domain/routers/router-kind.ts'
import type { RoutingSettings } from './routing-settings.ts'

/** Minutes, null where there is no way, and when they were counted, in milliseconds. */
type KeptWay = [minutes: number | null, countedAt: number]

/** The ways from one place, by the key of the other. */
type Row = Readonly<Record<string, KeptWay>>

export interface KeptTable {
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
export function createKeptWays({
  caches,
  clock,
  settings,
}: Pick<Kit<RoutingSettings>, 'caches' | 'clock' | 'settings'>) {
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
