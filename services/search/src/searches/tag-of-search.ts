import type { Clock } from '@verandah/kit'
import { fingerprintOf } from '../homes/fingerprint.ts'
import type { MarkParts } from '../marks/mark-homes.ts'
import type { SearchDoc } from './search-document.ts'
import type { SearchParts } from './search-parts.ts'

export type TagDeps = MarkParts & Pick<SearchParts, 'overrides' | 'notes' | 'settings'> & { clock: Clock }

/** What became of a home since, the time of day and another build move no search: they are seen this much later. */
const seenWithinMs = 10_000

/** The version of what its owner is shown of a search, before any of its homes is read. */
export const tagOf = async (deps: TagDeps, { _id, userId, revision }: SearchDoc): Promise<string> => {
  const { homeMarks, overrides, notes, settings, clock } = deps
  const own = await Promise.all([homeMarks.changedAt(userId), overrides.versionOf(userId), notes.versionOf(userId)])
  const span = Math.floor(clock.now().getTime() / seenWithinMs)
  return `"${fingerprintOf([_id, revision, own, span, settings.SCORE_DISPLAY])}"`
}
