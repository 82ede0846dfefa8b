import type { HomeCost, SavedProperty } from '@verandah/contracts'
import { figureText, withoutText } from '@/components/property/cost-text.ts'
import type { HomeCosts } from '@/lib/home-costs/use-home-costs.ts'

export interface CostRow {
  name: string
  /** Texts, one for each home: null if not known, undefined while they load. */
  values: (string | null | undefined)[]
  isDifferent: boolean
}

const figures: Record<string, (cost: HomeCost) => string | null> = {
  'Cash needed': ({ cash, ...lacks }) => `${figureText(cash)}${withoutText(lacks)}`,
  'A month': ({ monthly }) => monthly && (monthly.to === 0 ? 'No loan' : figureText(monthly)),
}

/**
 * The rows of what homes cost the buyer; none where it is not known of any home, or while the buyer has not said
 * enough.
 */
export function costRowsOf(homes: readonly SavedProperty[], { isShown, costOf }: HomeCosts): CostRow[] {
  if (!isShown) return []
  const costs = homes.map(({ home }) => costOf && (home === null ? null : costOf(home)))
  if (costOf !== null && costs.every((cost) => cost === null)) return []
  return Object.entries(figures).map(([name, figureOf]) => {
    const values = costs.map((cost) => cost && figureOf(cost))
    return {
      name,
      values: costOf === null ? values.map(() => undefined) : values,
      isDifferent: new Set(values).size > 1,
    }
  })
}
