import { useQuery } from '@tanstack/react-query'
import type { SearchStatus } from '@verandah/contracts'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Dialog, DialogActions } from '@/components/ui/dialog.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { paths } from '@/lib/paths.ts'
import { filterWords } from '../filter-words.ts'
import { SaveSearchForm } from './save-search-form.tsx'
import { savedSearchesQuery } from './saved-searches.ts'

/** Keeps a search so that Verandah runs it again; one that is kept already says so. */
export const SaveSearchDialog = ({ search, onClose }: { search: SearchStatus; onClose: () => void }) => {
  const { data, isPending } = useQuery(savedSearchesQuery)
  const words = filterWords(search.filters)
  const same = data?.find(({ filters }) => filterWords(filters).join() === words.join())
  return (
    <Dialog title="Save this search" description={words.join(' · ')} onClose={onClose}>
      {isPending && <Skeleton className="h-52 w-full" />}
      {!isPending && same === undefined && <SaveSearchForm search={search} onClose={onClose} />}
      {same !== undefined && (
        <>
          <Notice title={`You keep this search as “${same.name}”`}>
            Its name, and how often it runs, are in your preferences.
          </Notice>
          <DialogActions>
            <ButtonLink to={paths.preferences}>Go to Preferences</ButtonLink>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}
