import { useQuery } from '@tanstack/react-query'
import type { SavedSearch } from '@verandah/contracts'
import { Answered } from '@/components/settings/answered.tsx'
import { SettingsSection } from '@/components/settings/settings-section.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { savedSearchesQuery } from '../api/saved-searches.ts'
import { useDeleting } from '../use-deleting.ts'
import { DeletedSearch } from './deleted-search.tsx'
import { KeepSearch } from './keep-search.tsx'
import { SavedSearchRow } from './saved-search-row.tsx'

export const SavedSearches = () => {
  const query = useQuery({ ...savedSearchesQuery, refetchOnMount: 'always' })
  return (
    <SettingsSection
      title="Saved searches"
      text="They run again on their own and tell you what is new, what changed its price, and what is gone."
    >
      <Answered query={query} what="your saved searches" skeleton={<Waiting />}>
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
        <p className="text-ink-soft">No saved searches yet. Keep one that you have run:</p>
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

const Waiting = () => (
  <>
    <Skeleton className="h-28" />
    <Skeleton className="h-28" />
  </>
)
