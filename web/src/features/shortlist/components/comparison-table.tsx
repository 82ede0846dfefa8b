import { type Comparison, type ComparisonRow, paths, type SavedProperty } from '@verandah/contracts'
import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useNow } from '@/components/events/use-now.ts'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { cn } from '@/components/ui/cn.ts'
import { focusBeside } from '@/components/ui/use-hand-on-focus.ts'
import { useHomeCosts } from '@/lib/home-costs/use-home-costs.ts'
import { detectedRowsOf, isSaidByFacts, rowsOf, statedRowsOf } from '../comparison-rows.ts'
import { costRowsOf } from '../cost-rows.ts'
import { nameOf } from '../home-labels.ts'
import { useFloorAreas } from '../use-floor-areas.ts'
import { useFactsOf } from '../use-home-of.ts'
import { CostFactRow, FactRow, OwnWordsRows, StatedFactRow } from './fact-row.tsx'

interface ComparisonTableProps {
  comparison: Comparison
  /** The homes chosen now; `comparison` may still hold more. */
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
 * Homes as columns. A fact's name is above its values on a phone and beside them on wide screens; rows are
 * grids for that reason, so every element sets its ARIA role explicitly.
 */
export function ComparisonTable({ comparison, chosen, isOnlyDifferent, onTakeOut }: ComparisonTableProps) {
  const homes = comparison.homes.filter(({ id }) => chosen.some((saved) => saved.id === id))
  const columns = homes.map((home) => comparison.homes.indexOf(home))
  const costs = costRowsOf(homes, useHomeCosts())
  const floorAreas = statedRowsOf('Floor area', useFloorAreas(homes))
  const detected = detectedRowsOf(useFactsOf(homes))
  const rows = rowsOf(comparison, columns, useNow()).filter(({ fact }) => !isSaidByFacts(fact, detected))
  const isShown = (shown: { isDifferent: boolean }) => !isOnlyDifferent || homes.length === 1 || shown.isDifferent
  const row = cn('grid', columnsClass[homes.length], wideColumnsClass[homes.length])
  const factRow = ({ fact, values, isDifferent }: ComparisonRow) => (
    <FactRow key={fact} isDifferent={isDifferent && homes.length > 1} {...{ fact, values, homes, row }} />
  )
  return (
    <table role="table" className="block rounded-lg border border-line bg-surface print:border-0">
      <caption className="sr-only">Your homes side by side; differences are marked</caption>
      <ComparisonHead homes={homes} row={row} onTakeOut={onTakeOut} />
      <tbody role="rowgroup" className="block">
        {rows.filter((shown) => shown.fact === 'price' && isShown(shown)).map(factRow)}
        {costs.filter(isShown).map((cost) => (
          <CostFactRow key={cost.name} {...cost} row={row} />
        ))}
        {rows.filter((shown) => shown.fact !== 'price' && isShown(shown)).map(factRow)}
        {[...floorAreas, ...detected].filter(isShown).map((fact) => (
          <StatedFactRow key={fact.title} {...fact} homes={homes} row={row} />
        ))}
        <OwnWordsRows homes={homes} row={row} />
      </tbody>
    </table>
  )
}

interface ComparisonHeadProps {
  homes: readonly SavedProperty[]
  row: string
  onTakeOut: (id: string) => void
}

/** Pictures and buttons scroll away while names stay; focusing a button brings them back. */
const ComparisonHead = ({ homes, row, onTakeOut }: ComparisonHeadProps) => (
  <thead
    role="rowgroup"
    className="sticky top-[-1.75rem] z-10 block rounded-t-lg border-b border-line bg-surface has-[button:focus]:static sm:top-[-5.75rem] print:static"
  >
    <tr role="row" className={row}>
      <td role="cell" className="hidden sm:block" />
      {homes.map((saved) => (
        <th key={saved.id} role="columnheader" scope="col" className="min-w-0 p-2 text-left align-top sm:p-3">
          <Column saved={saved} onTakeOut={() => onTakeOut(saved.id)} />
        </th>
      ))}
    </tr>
  </thead>
)

const Column = ({ saved, onTakeOut }: { saved: SavedProperty; onTakeOut: () => void }) => {
  const { home, propertyId, searchId } = saved
  const name = nameOf(home)
  return (
    <div className="relative flex flex-col gap-2">
      <div aria-hidden className="h-20 overflow-hidden rounded-md sm:h-36 print:h-24">
        <PropertyPicture
          src={home?.imageUrl ?? null}
          alt={name}
          className={cn('aspect-auto! h-full', saved.isGone && 'opacity-70 grayscale')}
        />
      </div>
      <Link
        to={paths.property.href(propertyId, searchId ?? undefined)}
        className="line-clamp-2 min-h-8 text-12 font-semibold underline decoration-transparent underline-offset-4 transition-colors wrap-anywhere hover:decoration-current sm:min-h-0 sm:text-16"
      >
        {name}
      </Link>
      <button
        type="button"
        aria-label={`Remove ${name} from the comparison`}
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget, 'tr')
          onTakeOut()
        }}
        className="group absolute top-0 right-0 grid size-11 place-items-center rounded-full text-ink-soft print:hidden"
      >
        <span className="grid size-7 place-items-center rounded-full bg-surface transition-colors group-hover:text-ink">
          <X className="size-4" />
        </span>
      </button>
    </div>
  )
}
