import { useQuery } from '@tanstack/react-query'
import type { SavedSearch } from '@verandah/contracts'
import { useState } from 'react'
import { SettingsSection } from '@/components/settings/settings-page.tsx'
import { Answered } from '@/components/ui/answered.tsx'
import { Skeletons } from '@/components/ui/spinner.tsx'
import { UndoStrip } from '@/components/ui/undo-strip.tsx'
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
      {deleting.deleted !== null && (
        <div className="mb-7">
          <UndoStrip
            key={deleting.deleted.id}
            action={`deleting ${deleting.deleted.name}`}
            isPending={deleting.isBusy}
            onUndo={deleting.undo}
          >
            Deleted: <span className="font-semibold">{deleting.deleted.name}</span>
          </UndoStrip>
        </div>
      )}
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
