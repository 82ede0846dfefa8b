import { paths, type SavedSearch } from '@verandah/contracts'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { searchLabel } from '@/components/search-filters/search-label.ts'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Input, Select } from '@/components/ui/input.tsx'
import { useSearchAgain } from '@/lib/endpoints/searches.ts'
import { dateTimeText, plural } from '@/lib/format.ts'
import { useUpdateSavedSearch } from '../api/change-saved-search.ts'
import { frequencyFrom, frequencyOptions } from '../search-labels.ts'

export function SavedSearchRow({ search, onDelete }: { search: SavedSearch; onDelete: () => void }) {
  const [isRenaming, setRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const updating = useUpdateSavedSearch()
  const { searchAgain, isPending: isSearching } = useSearchAgain()
  const { id, name, frequency, filters, lastSearchId } = search
  const endRenaming = () => {
    setRenaming(false)
    renameButton.current?.focus()
  }
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-56 flex-1">
          {isRenaming ? (
            <RenameSearch search={search} onDone={endRenaming} />
          ) : (
            <h3 className="text-16 [overflow-wrap:anywhere]">{name}</h3>
          )}
          <p className="mt-0.5 text-14 text-ink-soft">{searchLabel(filters)}</p>
          <p className="mt-0.5 text-14 text-ink-faint tabular-nums">{stateLabel(search)}</p>
        </div>
        <Select
          aria-label={`How often ${name} runs`}
          className="w-full sm:w-48"
          options={frequencyOptions}
          value={frequency}
          onChange={({ target }) => updating.mutate({ id, change: { frequency: frequencyFrom(target.value) } })}
        />
      </div>
      <div className="mt-2 -ml-3 flex flex-wrap">
        {lastSearchId !== null && (
          <ButtonLink
            to={paths.searchResults.href(lastSearchId)}
            variant="quiet"
            size="sm"
            className="px-3! text-eucalypt!"
            aria-label={`Open the results of ${name}`}
          >
            Open results
          </ButtonLink>
        )}
        <Button
          variant="quiet"
          size="sm"
          className="px-3!"
          aria-label={`Search ${name} now`}
          isPending={isSearching}
          onClick={() => searchAgain(filters)}
        >
          Search now
        </Button>
        <Button
          ref={renameButton}
          variant="quiet"
          size="sm"
          className="px-3!"
          aria-label={`Rename ${name}`}
          aria-expanded={isRenaming}
          onClick={() => setRenaming(!isRenaming)}
        >
          Rename
        </Button>
        <Button variant="quiet" size="sm" className="px-3!" aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  )
}

const stateLabel = (search: SavedSearch): string =>
  [
    search.lastCheckedAt === null
      ? 'Not run yet'
      : `${plural(search.homesCount, 'home')} on ${dateTimeText(search.lastCheckedAt)}`,
    nextLabel(search),
  ]
    .filter((words) => words !== null)
    .join(' · ')

/** A new search runs at once, to know which homes are no news. */
const nextLabel = ({ frequency, lastCheckedAt, nextCheckAt }: SavedSearch): string | null => {
  if (frequency === 'off') return 'paused'
  if (nextCheckAt === null) return null
  const isFirst = lastCheckedAt === null && Date.parse(nextCheckAt) <= Date.now()
  if (!isFirst) return `next ${dateTimeText(nextCheckAt)}`
  return frequency === 'daily' ? 'first run within minutes, then every morning' : 'first run within minutes'
}

const longest = 80

const RenameSearch = ({ search: { id, name }, onDone }: { search: SavedSearch; onDone: () => void }) => {
  const [draft, setDraft] = useState(name)
  const updating = useUpdateSavedSearch()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = draft.trim()
    if (wanted === '') return input.current?.focus()
    if (wanted !== name) updating.mutate({ id, change: { name: wanted } })
    onDone()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onDone()
  }
  return (
    <form onSubmit={submit} className="mb-2 flex gap-2">
      <Input
        ref={input}
        aria-label={`New name of ${name}`}
        maxLength={longest}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" variant="secondary">
        Rename
      </Button>
    </form>
  )
}
