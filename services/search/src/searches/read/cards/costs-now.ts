import { CurrentOffer, type KeptHome } from '@verandah/contracts'
import { costFields, type CostOf } from '../../../costs/domain/home-costs.ts'
import { isOver, type SearchDoc } from '../../search-document.ts'
import type { SearchParts } from '../../search-parts.ts'
import type { Narrowing } from './domain/narrowing.ts'

interface Asked {
  narrowing: Narrowing
  /** Fields that the order needs. */
  reads: readonly (keyof KeptHome)[]
  now: Date
}

/** What homes cost a search's buyer, as on cards by current offers, which are read where costs narrow or order. */
export async function costsNow(deps: SearchParts, search: SearchDoc, asked: Asked): Promise<CostOf> {
  const costOf = await deps.costsFor(search.userId, asked.now)
  if (!isOver(search) || !needsCosts(asked)) return costOf
  const changed = await deps.properties.newerThan(await deps.results.revisionsOf(search._id))
  const offers = new Map(changed.map((home) => [home.id, CurrentOffer.parse(home)]))
  return (home) => costOf({ ...home, ...offers.get(home.id) })
}

const needsCosts = ({ narrowing: { cash, month }, reads }: Asked): boolean =>
  cash !== undefined || month !== undefined || costFields.every((field) => reads.includes(field))
