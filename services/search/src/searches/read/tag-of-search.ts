import type { Clock } from '@verandah/kit'
import { fingerprintOf } from '../../homes/fingerprint.ts'
import type { MoneyParts } from '../../costs/money-parts.ts'
import type { MarkParts } from '../../marks/mark-homes.ts'
import type { SearchDoc } from '../search-document.ts'
import type { SearchParts } from '../search-parts.ts'

export type TagDeps = MarkParts &
  Pick<MoneyParts, 'buyersMoney'> &
  Pick<SearchParts, 'overrides' | 'notes' | 'settings'> & { clock: Clock }

/**
 * Later changes of a home, the time of day and a new build do not change a search's revision: they show after this
 * time.
 */
const seenWithinMs = 10_000

/** The ETag of a search as shown to its owner, computed without reading its homes. */
export async function tagOf(deps: TagDeps, { _id, userId, revision }: SearchDoc): Promise<string> {
  const { homeMarks, buyersMoney, overrides, notes, settings, clock } = deps
  const own = await Promise.all([
    homeMarks.changedAt(userId),
    buyersMoney.changedAt(userId),
    overrides.versionOf(userId),
    notes.versionOf(userId),
  ])
  const span = Math.floor(clock.now().getTime() / seenWithinMs)
  return `"${fingerprintOf([_id, revision, own, span, settings.SCORE_DISPLAY])}"`
}
