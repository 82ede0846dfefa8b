import { AppError, type Clock } from '@verandah/kit'
import { showProperty, type ShowPropertyDeps } from '../ranking/get-property.ts'
import type { SearchParts } from '../searches/search-parts.ts'
import { showResults, type ShowResultsDeps } from '../searches/show-results.ts'
import type { createToldScores } from './saved-scores.ts'
import type { TrackedProperties } from './tracked-properties.ts'

export type TellScoresDeps = ShowPropertyDeps &
  ShowResultsDeps &
  Pick<SearchParts, 'searches' | 'results'> & {
    tracked: TrackedProperties
    toldScores: ReturnType<typeof createToldScores>
    clock: Clock
  }

/** Which of a buyer's saved homes: one of them, those of one search, or all. */
interface Which {
  userId: string
  propertyId?: string
  searchId?: string
}

/** Says what saved homes score: by the search that each was saved from, and by what the buyer weighs where that search is gone. */
const tellSavedScores = async (deps: TellScoresDeps, which: Which): Promise<void> => {
  for (const { userId, propertyId, searchId = null } of await deps.tracked.savedBy(which)) {
    const seen = searchId === null ? null : await seenIn(deps, { userId, propertyId, searchId })
    const shown = seen ?? (await nowOf(deps, userId, propertyId))
    if (shown === null || shown.score === null) continue
    const { score, searchedAt } = shown
    await deps.toldScores.tell({ userId, propertyId, searchId, searchedAt, score }, deps.clock)
  }
}

const seenIn = async (deps: TellScoresDeps, { userId, propertyId, searchId }: Required<Which>) => {
  const search = await deps.searches.findOwn(searchId, userId)
  const found = search && (await deps.results.find(search._id, propertyId))
  const [shown] = found ? await showResults(deps, search, [found]) : []
  return shown ?? null
}

/** A home whose adverts are all forgotten scores nothing. */
const nowOf = async (deps: TellScoresDeps, userId: string, propertyId: string) => {
  try {
    return await showProperty(deps, userId, propertyId)
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not-found') return null
    throw error
  }
}

interface Changed {
  data: { userId: string; propertyId?: string; searchId?: string | null | undefined }
}

/** A home that is named has another score, else those of a search that is named, else all of the buyer's. */
export const followScores =
  (deps: TellScoresDeps) =>
  ({ data: { userId, propertyId, searchId } }: Changed): Promise<void> => {
    if (propertyId !== undefined) return tellSavedScores(deps, { userId, propertyId })
    return tellSavedScores(deps, { userId, ...(typeof searchId === 'string' && { searchId }) })
  }

/** Does what follows from an event, then says what saved homes score after it. */
export const thenTelling =
  <Deps, Event extends Changed>(follow: (deps: Deps) => (event: Event) => Promise<void>) =>
  (deps: Deps & TellScoresDeps) =>
  async (event: Event): Promise<void> => {
    await follow(deps)(event)
    await followScores(deps)(event)
  }
