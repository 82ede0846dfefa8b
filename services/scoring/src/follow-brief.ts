import { isDeepStrictEqual } from 'node:util'
import type { BriefChanged, EventOf, IdealCriteria, Weights } from '@verandah/contracts'
import { withoutUnset } from '@verandah/kit'
import type { ScoringContext } from './context.ts'
import { weightsChanged } from './scoring-weights.ts'

/** Ideal criteria that follow the brief change with it; those that were set apart stay. */
export const followBrief =
  (context: ScoringContext) =>
  async ({ data: { userId, revision, ideal, idealBefore } }: EventOf<typeof BriefChanged>): Promise<void> => {
    await context.userBriefs.record(userId, revision, ideal)
    await follow(context, userId, idealBefore)
  }

/**
 * Gives weights that follow the newest brief known here. Retries on top of the newer revision after a concurrent write.
 * `before` is the ideal of the brief before, by which records of earlier builds follow; null if not known.
 */
export async function follow(context: ScoringContext, userId: string, before: IdealCriteria | null): Promise<void> {
  const { scoringWeights, userBriefs, clock } = context
  const [saved, ideal] = await Promise.all([scoringWeights.of(userId), userBriefs.idealOf(userId)])
  if (saved === null || ideal === null || !follows(saved.record, before)) return
  if (saved.record.isIdealApart === false && isSameIdeal(saved.record.idealCriteria, ideal)) return
  const record = { ...saved.record, idealCriteria: ideal, isIdealApart: false }
  const next = { record, revision: saved.revision + 1 }
  if (!(await scoringWeights.write(next, weightsChanged(next, clock)))) await follow(context, userId, before)
}

/** Records of earlier builds follow when they equal the brief before. */
const follows = ({ isIdealApart, idealCriteria }: Weights, before: IdealCriteria | null): boolean =>
  isIdealApart === undefined ? before !== null && isSameIdeal(idealCriteria, before) : !isIdealApart

const isSameIdeal = (one: IdealCriteria, other: IdealCriteria): boolean =>
  isDeepStrictEqual(withoutUnset(one), withoutUnset(other))
