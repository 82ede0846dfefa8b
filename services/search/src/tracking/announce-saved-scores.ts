import type { EventOf, TrackedPropertyChanged } from '@verandah/contracts'
import type { Job } from '@verandah/kit'
import { propertiesNow } from '../ranking/get-property.ts'
import { purgeCancelledSearches } from '../searches/request/cancel-search.ts'
import type { SearchParts } from '../searches/search-parts.ts'
import { homeSeenIn } from '../searches/read/show-results.ts'
import type { createAnnouncedScores } from './announced-scores.ts'
import type { TrackedProperties } from './tracked-properties.ts'

export interface AnnounceScoresDeps extends SearchParts {
  tracked: TrackedProperties
  announcedScores: ReturnType<typeof createAnnouncedScores>
}

/** A selection of saved homes, of one buyer or of all: named ones, those of one search, or all. */
type Which = Parameters<TrackedProperties['savedBy']>[0]

/** Announces the scores of saved homes: by the search each was saved from or, if deleted, by the buyer's weights. */
export async function announceSavedScores(deps: AnnounceScoresDeps, which: Which): Promise<void> {
  for (const { userId, propertyId, searchId = null } of await deps.tracked.savedBy(which)) {
    const scoreOf = async () => {
      const seen = searchId === null ? null : await homeSeenIn(deps, userId, { searchId, propertyId })
      const { score = null, searchedAt = null } = seen ?? (await propertiesNow(deps, userId, [propertyId]))[0] ?? {}
      return score === null ? null : { searchId, searchedAt, score }
    }
    await deps.announcedScores.announce({ userId, propertyId }, scoreOf, deps.clock)
  }
}

interface Changed {
  data: {
    userId: string
    propertyId?: string
    searchId?: string | null | undefined
    scores?: readonly { propertyId: string }[]
  }
}

/** Announces new scores: of named homes (one at all its addresses), else of a search, else of all the buyer's homes. */
export const followScores =
  (deps: AnnounceScoresDeps) =>
  async ({ data: { userId, propertyId, searchId, scores } }: Changed): Promise<void> => {
    const propertyIds =
      propertyId === undefined
        ? scores?.map((scored) => scored.propertyId)
        : [...(await deps.properties.addressesOf([propertyId])).keys()]
    if (propertyIds !== undefined) return announceSavedScores(deps, { userId, propertyIds })
    return announceSavedScores(deps, { userId, ...(typeof searchId === 'string' && { searchId }) })
  }

/** Announces a changed home's scores to all who saved it: only a search keeps the home as it was. */
export const followHomes =
  (deps: AnnounceScoresDeps) =>
  ({ data: { propertyId } }: EventOf<typeof TrackedPropertyChanged>): Promise<void> =>
    announceSavedScores(deps, { propertyIds: [propertyId] })

/** Deletes searches; the buyer's weights score what was saved from them. */
export function purgeSearches(deps: AnnounceScoresDeps): Job {
  return purgeCancelledSearches({
    ...deps,
    onGone: async (searches) => {
      for (const { _id: searchId, userId } of searches) await announceSavedScores(deps, { userId, searchId })
    },
  })
}

/** Handles an event, then announces the scores of saved homes. */
export const thenAnnouncing =
  <Deps, Event extends Changed>(follow: (deps: Deps) => (event: Event) => Promise<void>) =>
  (deps: Deps & AnnounceScoresDeps) => {
    const follows = follow(deps)
    const tells = followScores(deps)
    return async (event: Event): Promise<void> => {
      await follows(event)
      await tells(event)
    }
  }

/** Handles an event, then deletes the remembered score of an unsaved home. */
export const thenForgetting =
  <Deps, Event extends { data: { userId: string; propertyId: string } }>(
    follow: (deps: Deps) => (event: Event) => Promise<void>,
  ) =>
  (deps: Deps & Pick<AnnounceScoresDeps, 'tracked' | 'announcedScores'>) =>
  async (event: Event): Promise<void> => {
    await follow(deps)(event)
    const { userId, propertyId } = event.data
    const saved = await deps.tracked.savedBy({ userId, propertyIds: [propertyId] })
    if (saved.length === 0) await deps.announcedScores.forgetHome(userId, propertyId)
  }
