import { listPropertyAdverts, type PropertyAdvert } from '@verandah/contracts'
import { routeQuery } from '@/lib/api/route-query.ts'

/** Every advert of a home in its current state, with its history. */
export function advertsQuery(id: string) {
  return routeQuery(listPropertyAdverts, { params: { id } })
}

/** In square metres, by the first advert that states it; null where none does. */
export function floorAreaOf(adverts: readonly Pick<PropertyAdvert, 'particulars'>[]): number | null {
  return adverts.find(({ particulars }) => particulars?.floorArea)?.particulars?.floorArea ?? null
}
