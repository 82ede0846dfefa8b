import type { SavedSearch } from '@verandah/contracts'
import { useState } from 'react'
import { useDeleteSavedSearch } from './api/change-saved-search.ts'
import { useKeepSearch } from './api/keep-search.ts'

export interface Deleting {
  /** What was deleted last, until it is back. */
  deleted: SavedSearch | null
  isBusy: boolean
  remove: (search: SavedSearch) => void
  undo: () => void
}

/** Deleting a saved search, and taking that back: it is saved again as it was. */
export const useDeleting = (): Deleting => {
  const [deleted, setDeleted] = useState<SavedSearch | null>(null)
  const deletion = useDeleteSavedSearch()
  const keeping = useKeepSearch()
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
