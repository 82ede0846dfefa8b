import type { Clock } from '@verandah/kit'
import { propertiesNow, type ShowPropertyDeps } from '../ranking/get-property.ts'
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

/** Which of a buyer's saved homes: those that are named, those of one search, or all. */
interface Which {
  userId: string
  propertyIds?: readonly string[]
  searchId?: string
}

/** Says what saved homes score: by the search that each was saved from, and by what the buyer weighs where that search is gone. */
const tellSavedScores = async (deps: TellScoresDeps, which: Which): Promise<void> => {
  for (const { userId, propertyId, searchId = null } of await deps.tracked.savedBy(which)) {
    const scoreOf = async () => {
      const seen = searchId === null ? null : await seenIn(deps, { userId, propertyId, searchId })
      const { score = null, searchedAt = null } = seen ?? (await propertiesNow(deps, userId, [propertyId]))[0] ?? {}
      return score === null ? null : { searchId, searchedAt, score }
    }
    await deps.toldScores.tell({ userId, propertyId }, scoreOf, deps.clock)
  }
}

const seenIn = async (
  deps: TellScoresDeps,
  { userId, propertyId, searchId }: { userId: string; propertyId: string; searchId: string },
) => {
  const search = await deps.searches.findOwn(searchId, userId)
  const found = search && (await deps.results.find(search._id, propertyId))
  const [shown] = found ? await showResults(deps, search, [found]) : []
  return shown ?? null
}

interface Changed {
  data: {
    userId: string
    propertyId?: string
    searchId?: string | null | undefined
    scores?: readonly { propertyId: string }[]
  }
}

/** Homes that are named have other scores, else those of a search that is named, else all of the buyer's. */
export const followScores =
  (deps: TellScoresDeps) =>
  ({ data: { userId, propertyId, searchId, scores } }: Changed): Promise<void> => {
    const propertyIds = propertyId === undefined ? scores?.map((scored) => scored.propertyId) : [propertyId]
    if (propertyIds !== undefined) return tellSavedScores(deps, { userId, propertyIds })
    return tellSavedScores(deps, { userId, ...(typeof searchId === 'string' && { searchId }) })
  }

/** Does what follows from an event, then says what saved homes score after it. */
export const thenTelling =
  <Deps, Event extends Changed>(follow: (deps: Deps) => (event: Event) => Promise<void>) =>
  (deps: Deps & TellScoresDeps) => {
    const [follows, tells] = [follow(deps), followScores(deps)]
    return async (event: Event): Promise<void> => {
      await follows(event)
      await tells(event)
    }
  }

/** Of a home that its buyer has not saved any more, no score is remembered. */
export const thenForgetting =
  <Deps, Event extends { data: { userId: string; propertyId: string } }>(
    follow: (deps: Deps) => (event: Event) => Promise<void>,
  ) =>
  (deps: Deps & Pick<TellScoresDeps, 'tracked' | 'toldScores'>) =>
  async (event: Event): Promise<void> => {
    await follow(deps)(event)
    const { userId, propertyId } = event.data
    const saved = await deps.tracked.savedBy({ userId, propertyIds: [propertyId] })
    if (saved.length === 0) await deps.toldScores.forgetHome(userId, propertyId)
  }
