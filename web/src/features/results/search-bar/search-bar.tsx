import { useQuery } from '@tanstack/react-query'
import type { SearchFilters } from '@verandah/contracts'
import { Pencil, X } from 'lucide-react'
import { lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { criteriaLabel, searchLabel } from '@/components/search-filters/search-label.ts'
import { Button } from '@/components/ui/button.tsx'
import { criteriaQuery, useSearchAgain } from '@/lib/endpoints/searches.ts'
import { filterParts, filtersInShort } from './filter-parts.ts'

const EditSearchDialog = lazy(async () => ({
  default: (await import('./edit-search-dialog.tsx')).EditSearchDialog,
}))

/** The search's filters, each editable and removable in place. Apply starts a new search. */
export function SearchBar({ filters }: { filters: SearchFilters }) {
  const [draft, setDraft] = useState<SearchFilters | null>(null)
  const [editedField, setEditedField] = useState<string | null>(null)
  const apply = useRef<HTMLButtonElement>(null)
  const edit = useRef<HTMLButtonElement>(null)
  const shown = draft ?? filters
  const remove = (without: SearchFilters) => {
    flushSync(() => setDraft(without))
    apply.current?.focus()
  }
  const undo = () => {
    setDraft(null)
    edit.current?.focus()
  }
  return (
    <div className="min-w-0 flex-1">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setEditedField('')}
        className="flex min-h-11 w-full items-center gap-3 rounded-[1.375rem] border border-control/60 bg-surface px-4 py-1.5 text-left text-14 font-medium sm:hidden"
      >
        <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">{filtersInShort(shown)}</span>
        <span className="font-semibold text-eucalypt">Edit</span>
      </button>
      <div className="hidden flex-wrap items-center gap-2 sm:flex">
        <Chips filters={shown} onEdit={setEditedField} onRemove={remove} />
        <Button
          ref={edit}
          variant="quiet"
          size="sm"
          Icon={Pencil}
          aria-haspopup="dialog"
          onClick={() => setEditedField('')}
        >
          Edit search
        </Button>
        {draft !== null && <DraftActions draft={draft} apply={apply} onUndo={undo} />}
      </div>
      {draft === null && <EarlierBrief filters={filters} />}
      <Suspense>
        {editedField !== null && (
          <EditSearchDialog filters={shown} field={editedField} onClose={() => setEditedField(null)} />
        )}
      </Suspense>
    </div>
  )
}

interface ChipsProps {
  filters: SearchFilters
  onEdit: (field: string) => void
  onRemove: (without: SearchFilters) => void
}

const Chips = ({ filters, onEdit, onRemove }: ChipsProps) => (
  <ul aria-label="Active filters" className="contents">
    {filterParts(filters).map(({ field, words, without }) => (
      <li key={words} className="flex max-w-full items-center rounded-full bg-sunken text-14 font-medium text-ink-soft">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onEdit(field)}
          className={`min-h-9 truncate rounded-full pl-3.5 hover:text-ink hover:underline pointer-coarse:min-h-11 ${without === null ? 'pr-3.5' : 'pr-1'}`}
        >
          {words}
        </button>
        {without !== null && (
          <button
            type="button"
            aria-label={`Remove ${words}`}
            onClick={() => onRemove(without)}
            className="grid size-9 shrink-0 place-items-center rounded-full text-ink-faint transition-colors hover:bg-line hover:text-ink pointer-coarse:size-11"
          >
            <X className="size-4" />
          </button>
        )}
      </li>
    ))}
  </ul>
)

interface DraftActionsProps {
  draft: SearchFilters
  apply: RefObject<HTMLButtonElement | null>
  onUndo: () => void
}

const DraftActions = ({ draft, apply, onUndo }: DraftActionsProps) => {
  const { searchAgain, isPending } = useSearchAgain()
  return (
    <>
      <Button
        ref={apply}
        size="sm"
        busy={isPending && 'Searching…'}
        onClick={() => searchAgain({ ...draft, isBrief: true })}
      >
        Apply
      </Button>
      <Button variant="secondary" size="sm" onClick={onUndo}>
        Undo
      </Button>
    </>
  )
}

/** Says that a search began with another brief than today's, and offers to search by today's. */
const EarlierBrief = ({ filters }: { filters: SearchFilters }) => {
  const { data: brief } = useQuery(criteriaQuery)
  const { searchAgain, isPending } = useSearchAgain()
  const now = brief === undefined ? '' : criteriaLabel(brief)
  if (brief === undefined || now === '' || sorted(now) === sorted(searchLabel(filters))) return null
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 text-14 sm:mt-3 text-ink-soft">
      <p className="min-w-0">Your brief has changed since: {now}.</p>
      <Button variant="link" size="text" busy={isPending && 'Searching…'} onClick={() => searchAgain(brief)}>
        Search with this brief
      </Button>
    </div>
  )
}

/** A label with its parts, and the lists in them, in one order. */
const sorted = (label: string): string =>
  label
    .split(' · ')
    .map((part) =>
      part
        .split(/(?<=: )|, | or /)
        .sort()
        .join(),
    )
    .sort()
    .join()
