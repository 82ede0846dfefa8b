import type { PropertyChange } from '@verandah/contracts'
import type { Listing } from './listing.ts'
import type { Sale } from './sale.ts'
import { type Guide, guideInWords, guidesOf } from './guides.ts'

export interface SoldAdvert {
  listing: Pick<Listing, 'id' | 'status' | 'sale'>
  history: readonly PropertyChange[]
  /** The day of a sale that states none, as far as it is known. */
  soldOn?: string
}

/** The latest sale of a home, with the last guide before it. */
export interface HomeSale extends Omit<Sale, 'advertisedAs'> {
  guide: Guide | null
}

/** Providers date one sale by its auction, its contract or its report. */
const oneSaleWithinDays = 60
const dayMs = 24 * 60 * 60_000

/** One home has one sale, however many adverts say so: the latest, as the first of its adverts that shows a price. */
export function homeSaleOf(adverts: readonly SoldAdvert[]): HomeSale | null {
  const sold = adverts.flatMap(readSold).toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const days = sold.flatMap(({ sale }) => sale.day ?? [])
  const latest = days.toSorted().at(-1) ?? null
  const ofIt = sold.filter(({ sale }) => isWithin(sale.day, latest))
  const best = ofIt.find(({ sale }) => sale.price !== null) ?? ofIt[0]
  if (best === undefined) return null
  const { price, day, method } = best.sale
  const others = ofIt.filter((one) => one !== best)
  const seen = lastOf([best]) ?? lastOf(others)
  return {
    price,
    day: day ?? latest,
    method: method ?? others.flatMap(({ sale }) => sale.method ?? [])[0] ?? null,
    guide: seen ?? [best, ...others].flatMap(({ sale }) => guideInWords(sale.advertisedAs ?? '') ?? [])[0] ?? null,
  }
}

const readSold = ({ listing: { id, status, sale }, history, soldOn }: SoldAdvert) =>
  status === 'sold' && sale !== undefined
    ? [{ id, sale: { ...sale, day: sale.day ?? soldOn ?? null }, guides: guidesOf(history) }]
    : []

type Sold = ReturnType<typeof readSold>[number]

const isWithin = (day: string | null, latest: string | null): boolean =>
  day === null || latest === null || Date.parse(latest) - Date.parse(day) <= oneSaleWithinDays * dayMs

const lastOf = (sold: readonly Sold[]): Guide | null => {
  const last = sold
    .flatMap(({ guides }) => guides.at(-1) ?? [])
    .toSorted((one, other) => (one.since < other.since ? -1 : 1))
    .at(-1)
  return last === undefined ? null : { from: last.from, to: last.to }
}
