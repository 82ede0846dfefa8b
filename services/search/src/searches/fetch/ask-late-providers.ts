import { reasonOf, type Job } from '@verandah/kit'
import { hasPlan, newTrial } from '@verandah/user-records'
import { beginRound, searchRequested } from '../request/begin-search.ts'
import { isForgotten } from '../request/continue-search.ts'
import { furthestMs, isDueBy } from '../domain/plan-asks.ts'
import type { SearchDoc } from '../search-document.ts'
import type { SearchParts } from '../search-parts.ts'

const leaseMs = 60_000
const dayMs = 24 * 60 * 60_000

/** Reopens finished searches whose late providers are due, in one process; buyers still see them as finished. */
export function askLateProviders(deps: SearchParts): Job {
  return {
    name: 'ask-late-providers',
    intervalMs: 5_000,
    run: async (signal) => {
      const { searches, leases, clock, log } = deps
      const due = await searches.toAskAgain(clock.now(), furthestMs)
      if (due.length === 0 || !(await leases.hold('ask-late-providers', leaseMs))) return
      for (const search of due) {
        if (signal.aborted) return
        await askAgain(deps, search).catch((error: unknown) =>
          log.error(
            { searchId: search._id, reason: reasonOf(error), error },
            'late providers could not be asked again',
          ),
        )
      }
    },
  }
}

/** Late pages are deleted once it is reopened, or by its turn: one that is not reopened keeps them. */
const askAgain = async (deps: SearchParts, search: SearchDoc): Promise<void> => {
  const { searches, clock, settings } = deps
  const { progress = [] } = search
  const now = clock.now()
  if (await isOutOfDate(deps, search, now)) {
    const asksNone = progress.map((line) => ({ ...line, askAgainAt: null }))
    await searches.stopAsking(search, asksNone)
    return
  }
  const asksAgain = progress.filter((line) => isDueBy(line, now)).map(({ provider }) => provider)
  const deadlineAt = new Date(now.getTime() + settings.SEARCH_DEADLINE_MS)
  const turn = searchRequested({ ...search, deadlineAt }, clock)
  if (await searches.askAgain(search, { asksAgain, deadlineAt }, [turn])) await beginRound(deps, search, asksAgain)
}

/** Older than a day, without its pages, or of a buyer whose plan has ended since. */
const isOutOfDate = async (deps: SearchParts, search: SearchDoc, now: Date): Promise<boolean> => {
  if (now.getTime() - search.createdAt.getTime() > dayMs) return true
  if (isForgotten(search, await deps.pages.factsOf([search._id]))) return true
  const { userId, createdAt } = search
  return !(await hasPlan(deps, { ...newTrial, userId, createdAt: createdAt.toISOString() }))
}
