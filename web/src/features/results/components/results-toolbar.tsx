import type { SearchStatus } from '@verandah/contracts'
import { BellPlus, Grid2x2, List, ListFilter, type LucideIcon, MapPinned, Rows3, X } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Select } from '@/components/ui/input.tsx'
import { focusBeside, useHandOnFocus } from '@/components/ui/use-hand-on-focus.ts'
import { countText } from '@/lib/format.ts'
import type { Counts } from '../api/found-cards.ts'
import {
  type Narrowing,
  type NarrowingPart,
  narrowingParts,
  sortLabels,
  sorts,
  sortsOffered,
  type useNarrowing,
} from '../narrowing/narrowing.ts'
import { showUnknown } from '../narrowing/show-unknown.ts'
import type { ListLayout } from './use-list-layout.ts'

const NarrowDialog = lazy(async () => ({ default: (await import('../narrowing/narrow-dialog.tsx')).NarrowDialog }))
const SaveSearchDialog = lazy(async () => ({
  default: (await import('../saved-search/save-search-dialog.tsx')).SaveSearchDialog,
}))

interface ToolbarProps extends ReturnType<typeof useNarrowing> {
  search: SearchStatus | null | undefined
  counts: Counts
  /** The counts belong to the previous list while another one loads. */
  isOld: boolean
  /** Sample homes must never be mistaken for real ones. */
  isSample: boolean
  /** The buyer has entered enough about their money for costs. */
  hasCosts: boolean
  layout: ListLayout
}

const LayoutButton = ({ hasRows, toggleRows }: Pick<ListLayout, 'hasRows' | 'toggleRows'>) => {
  const label = hasRows ? 'Show as cards' : 'Show as rows'
  return (
    <Button
      variant="quiet"
      size="icon"
      Icon={hasRows ? Grid2x2 : Rows3}
      aria-label={label}
      title={label}
      className="-my-2 -mr-2.5"
      onClick={toggleRows}
    />
  )
}

export function ResultsToolbar({ search, counts, isOld, isSample, hasCosts, narrowing, narrow, layout }: ToolbarProps) {
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex items-start gap-x-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <h2 className="text-20">
            Found {countText(counts.total)} {counts.total === 1 ? 'Property' : 'Properties'}
          </h2>
          {isSample && (
            <Badge tone="ochre" className="max-sm:order-last">
              Sample listings
            </Badge>
          )}
          <p role="status" className="text-14 text-ink-soft tabular-nums">
            {isOld ? 'Updating…' : shownLabel(counts, narrowing)}
          </p>
          {!isOld && counts.unknown > 0 && narrowing.unknown === null && (
            <button
              type="button"
              onClick={() => narrow({ unknown: 'only' })}
              className="-my-2 min-h-9 text-14 font-semibold text-eucalypt hover:underline pointer-coarse:min-h-11"
            >
              {showUnknown(counts.unknown)}
            </button>
          )}
        </div>
        <LayoutButton {...layout} />
      </div>
      <div className="flex items-center gap-2">
        <Select
          aria-label="Sort by"
          className="min-w-0 flex-1 sm:w-56 sm:flex-none max-sm:[&_select]:pr-9 max-sm:[&_select]:pl-3"
          options={sortsOffered(hasCosts, narrowing.sort).map((value) => ({ value, label: sortLabels[value] }))}
          value={narrowing.sort}
          onChange={({ target }) => narrow({ sort: sorts.find((sort) => sort === target.value) ?? 'match' })}
        />
        <FilterButton {...{ narrowing, narrow, counts, hasCosts }} />
        <span className="hidden flex-1 sm:block" />
        {search && <SaveSearchButton search={search} />}
        <ToolButton Icon={layout.hasMap ? List : MapPinned} aria-expanded={layout.hasMap} onClick={layout.toggleMap}>
          {layout.hasMap ? 'Hide map' : 'Show map'}
        </ToolButton>
      </div>
      <NarrowingChips {...{ narrowing, narrow }} />
    </div>
  )
}

/** "Showing 12 of 70 · 3 hidden"; empty while every home is shown. */
const shownLabel = ({ total, shown, hidden, unknown }: Counts, narrowing: Narrowing): string =>
  [
    ...(narrowingParts(narrowing).length > 0 ? [`Showing ${countText(shown)} of ${countText(total)}`] : []),
    ...(hidden > 0 ? [`${countText(hidden)} hidden`] : []),
    ...(unknown > 0 && narrowing.unknown === null ? [`${countText(unknown)} may match but don’t say`] : []),
  ].join(' · ')

/** Shows its label on wide screens, only its icon on a phone. */
const ToolButton = ({ children, ...rest }: ComponentProps<typeof Button> & { Icon: LucideIcon }) => (
  <Button variant="secondary" className="min-h-11! max-sm:size-11 max-sm:px-0!" size="sm" {...rest}>
    <span className="max-lg:sr-only">{children}</span>
  </Button>
)

type FilterProps = Pick<ToolbarProps, 'narrowing' | 'narrow' | 'counts' | 'hasCosts'>

const FilterButton = ({ narrowing, narrow, counts, hasCosts }: FilterProps) => {
  const [isOpen, setOpen] = useState(false)
  const { length } = narrowingParts(narrowing)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        Icon={ListFilter}
        aria-haspopup="dialog"
        className="min-h-11! max-sm:min-w-11 max-sm:gap-0.5 max-sm:px-1!"
        onClick={() => setOpen(true)}
      >
        <span className="max-sm:sr-only">Filter</span>
        {length > 0 && <span className="tabular-nums"> ({length})</span>}
      </Button>
      <Suspense>
        {isOpen && (
          <NarrowDialog
            narrowing={narrowing}
            hiddenCount={counts.hidden}
            hasCosts={hasCosts}
            onNarrow={narrow}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}

const NarrowingChips = ({ narrowing, narrow }: ReturnType<typeof useNarrowing>) => {
  const parts = narrowingParts(narrowing)
  return parts.length > 0 && <ChipList parts={parts} narrow={narrow} />
}

const ChipList = ({ parts, narrow }: Pick<ToolbarProps, 'narrow'> & { parts: readonly NarrowingPart[] }) => {
  const list = useRef<HTMLUListElement>(null)
  // Removing a filter may remove the one beside it too.
  useHandOnFocus(list, 'h1')
  return (
    <ul ref={list} aria-label="Filters of this list" className="flex flex-wrap gap-2">
      {parts.map(({ words, without }) => (
        <li key={words}>
          <button
            type="button"
            aria-label={`Remove ${words}`}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget, 'ul')
              narrow(without)
            }}
            className="flex min-h-9 items-center gap-1.5 rounded-full bg-eucalypt-soft pr-2.5 pl-3.5 text-14 font-semibold text-eucalypt-strong hover:bg-eucalypt/20 pointer-coarse:min-h-11"
          >
            {words}
            <X className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}

const SaveSearchButton = ({ search }: { search: SearchStatus }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ToolButton Icon={BellPlus} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Save this search
      </ToolButton>
      <Suspense>{isOpen && <SaveSearchDialog search={search} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
