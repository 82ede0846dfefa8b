import { useQuery } from '@tanstack/react-query'
import type { PropertySnapshot, SavedProperty } from '@verandah/contracts'
import { loadedHomeQuery } from './api/loaded-home.ts'

export interface HomeOf {
  /** As it was last heard of; undefined while nothing is known. */
  home: PropertySnapshot | undefined
  score: number | null
  /** Its price when it was found, if that is known. */
  priceThen: number | null
  isFailed: boolean
  retry: () => void
}

/** The home of a record: what the list brought along at once, with what its own call says as soon as that is there. */
export const useHomeOf = (record: SavedProperty, { isWanted = true } = {}): HomeOf => {
  const { data: loaded, isError, refetch } = useQuery({ ...loadedHomeQuery(record), enabled: isWanted })
  return {
    home: newest(record.home ?? undefined, loaded),
    score: loaded?.score ?? record.score,
    priceThen: loaded?.price ?? null,
    isFailed: isError,
    retry: () => void refetch(),
  }
}

const newest = (known: PropertySnapshot | undefined, loaded: PropertySnapshot | undefined) =>
  known === undefined || (loaded !== undefined && loaded.revision > known.revision) ? loaded : known
