import { useQuery } from '@tanstack/react-query'
import type { SavedSearch } from '@verandah/contracts'
import { useEffect, useRef, useState } from 'react'
import { SettingsSection } from '@/components/settings/settings-page.tsx'
import { Answered } from '@/components/ui/answered.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Skeletons } from '@/components/ui/spinner.tsx'
import { useHandOnFocus } from '@/components/ui/use-hand-on-focus.ts'
import { savedSearchesQuery, useSaveSearch } from '@/lib/endpoints/saved-searches.ts'
import { useDeleteSavedSearch } from '../api/change-saved-search.ts'
import { KeepSearch } from './keep-search.tsx'
import { SavedSearchRow } from './saved-search-row.tsx'

export function SavedSearches() {
  const query = useQuery({ ...savedSearchesQuery, refetchOnMount: 'always' })
  return (
    <SettingsSection
      title="Saved searches"
      text="They run automatically and tell you what’s new, what changed price and what’s no longer listed."
    >
      <Answered query={query} what="your saved searches" skeleton={<Skeletons count={2} className="h-28" />}>
        {(searches) => <SearchList searches={searches} />}
      </Answered>
    </SettingsSection>
  )
}

const SearchList = ({ searches }: { searches: readonly SavedSearch[] }) => {
  const deleting = useDeleting()
  return (
    <>
      {searches.length === 0 && deleting.deleted === null && (
        <p className="mb-5 text-ink-soft">No saved searches yet.</p>
      )}
      <DeletedSearch {...deleting} />
      {searches.length > 0 && (
        <ul className="-mt-5 divide-y divide-line">
          {searches.map((search) => (
            <SavedSearchRow key={search.id} search={search} onDelete={() => deleting.remove(search)} />
          ))}
        </ul>
      )}
      <KeepSearch saved={searches} />
    </>
  )
}

const DeletedSearch = ({ deleted, isBusy, undo }: Pick<Deleting, 'deleted' | 'isBusy' | 'undo'>) => (
  <div role="status" className="empty:hidden">
    {deleted !== null && <Strip deleted={deleted} isBusy={isBusy} undo={undo} />}
  </div>
)

const Strip = ({ deleted, isBusy, undo }: Pick<Deleting, 'isBusy' | 'undo'> & { deleted: SavedSearch }) => {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => strip.current?.focus(), [deleted])
  useHandOnFocus(strip, 'ul a, ul button')
  return (
    <div
      ref={strip}
      tabIndex={-1}
      className="mb-7 flex animate-enter flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-2.5 outline-none"
    >
      <p className="text-14 [overflow-wrap:anywhere]">
        Deleted: <span className="font-semibold">{deleted.name}</span>
      </p>
      <Button variant="secondary" size="sm" isPending={isBusy} onClick={undo}>
        Undo
      </Button>
    </div>
  )
}

interface Deleting {
  deleted: SavedSearch | null
  isBusy: boolean
  remove: (search: SavedSearch) => void
  undo: () => void
}

/** State of deleting a saved search; undo saves it again unchanged. */
const useDeleting = (): Deleting => {
  const [deleted, setDeleted] = useState<SavedSearch | null>(null)
  const deletion = useDeleteSavedSearch()
  const keeping = useSaveSearch()
  return {
    deleted,
    isBusy: deletion.isPending || keeping.isPending,
    remove: (search) => {
      setDeleted(search)
      deletion.mutate(search, { onError: () => setDeleted(null) })
    },
    undo: () => {
      if (deleted === null) return
      const { name, frequency, filters } = deleted
      keeping.mutate({ name, frequency, filters }, { onSuccess: () => setDeleted(null) })
    },
  }
}
