import type { Comparison, SavedProperty } from '@verandah/contracts'
import { useNow } from '@/components/events/use-now.ts'
import { cn } from '@/components/ui/cn.ts'
import { rowsOf } from '../comparison-rows.ts'
import { ComparisonHead } from './comparison-head.tsx'
import { FactRow } from './fact-row.tsx'
import { OwnWordsRows } from './own-words-rows.tsx'

interface ComparisonTableProps {
  comparison: Comparison
  /** The homes that are wanted now; the comparison may still be of more. */
  chosen: readonly SavedProperty[]
  isOnlyDifferent: boolean
  onTakeOut: (id: string) => void
}

const columnsClass = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3'] as const
const wideColumnsClass = [
  '',
  'sm:grid-cols-[9rem_minmax(0,1fr)]',
  'sm:grid-cols-[9rem_repeat(2,minmax(0,1fr))]',
  'sm:grid-cols-[9rem_repeat(3,minmax(0,1fr))]',
] as const

/**
 * Homes as columns. The name of a fact stands above its values on a phone and before them where there is room; rows are
 * grids for that, so each says its role itself.
 */
export const ComparisonTable = ({ comparison, chosen, isOnlyDifferent, onTakeOut }: ComparisonTableProps) => {
  const homes = comparison.homes.filter(({ id }) => chosen.some((saved) => saved.id === id))
  const columns = homes.map((home) => comparison.homes.indexOf(home))
  const rows = rowsOf(comparison, columns, useNow())
  const shown = isOnlyDifferent && homes.length > 1 ? rows.filter(({ isDifferent }) => isDifferent) : rows
  const row = cn('grid', columnsClass[homes.length], wideColumnsClass[homes.length])
  return (
    <table role="table" className="block rounded-lg border border-line bg-surface print:border-0">
      <caption className="sr-only">Your homes side by side; a mark stands at what differs</caption>
      <ComparisonHead homes={homes} row={row} onTakeOut={onTakeOut} />
      <tbody role="rowgroup" className="block">
        {shown.map(({ fact, values, isDifferent }) => (
          <FactRow
            key={fact}
            fact={fact}
            values={values}
            isDifferent={isDifferent && homes.length > 1}
            homes={homes}
            row={row}
          />
        ))}
        <OwnWordsRows homes={homes} row={row} />
      </tbody>
    </table>
  )
}
