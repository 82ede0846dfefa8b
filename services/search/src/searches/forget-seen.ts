import type { Job } from '@verandah/kit'
import type { SearchParts } from './search-parts.ts'

const lookedAtAtOnce = 200
const dayMs = 24 * 60 * 60_000

/** Deletes home revisions that no search shows, but the current one and today's, which any search may show next. */
export function forgetSeen(deps: SearchParts): Job {
  return {
    name: 'forget-seen',
    intervalMs: 60 * 60_000,
    run: async (signal) => {
      let looked = lookedAtAtOnce
      while (looked === lookedAtAtOnce && !signal.aborted) looked = await lookAtSome(deps)
    },
  }
}

const lookAtSome = async ({ seenHomes, results, properties, clock }: SearchParts): Promise<number> => {
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
  const left = due.map(({ _id }) => _id).filter((id) => !gone.has(id))
  await seenHomes.lookAgain(left, new Date(now + dayMs))
  return due.length
}
