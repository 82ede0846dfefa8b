import type { Clock, Job } from '@verandah/kit'
import type { SearchParts } from './search-parts.ts'

type ForgetSeenDeps = Pick<SearchParts, 'seenHomes' | 'results' | 'properties'> & { clock: Clock }

const lookedAtAtOnce = 200
const dayMs = 24 * 60 * 60_000

/**
 * Deletes home revisions that no search shows. The current revision and today's are kept, since they may be shown at
 * any moment.
 */
export function forgetSeen(deps: ForgetSeenDeps): Job {
  return {
    name: 'forget-seen',
    intervalMs: 60 * 60_000,
    run: async (signal) => {
      let looked = lookedAtAtOnce
      while (looked === lookedAtAtOnce && !signal.aborted) looked = await lookAtSome(deps)
    },
  }
}

const lookAtSome = async ({ seenHomes, results, properties, clock }: ForgetSeenDeps): Promise<number> => {
  const now = clock.now().getTime()
  const due = await seenHomes.due(new Date(now), lookedAtAtOnce)
  const lowestLast = due.toSorted((one, other) => other.revision - one.revision)
  const current = new Map((await properties.newerThan(lowestLast)).map((home) => [home.id, home]))
  const isOver = ({ propertyId, revision }: (typeof due)[number]) => {
    const home = current.get(propertyId)
    return home !== undefined && home.revision > revision && Date.parse(home.updatedAt) < now - dayMs
  }
  const over = due.filter(isOver)
  const shown = await Promise.all(over.map(results.isShownBySome))
  const gone = new Set(over.filter((_, index) => shown[index] === false).map(({ _id }) => _id))
  await seenHomes.forget([...gone])
  await seenHomes.lookAgain(
    due.flatMap(({ _id }) => (gone.has(_id) ? [] : _id)),
    new Date(now + dayMs),
  )
  return due.length
}
