import type { Weights, WeightsRecord } from '@verandah/contracts'
import { type Handler, isCaller, notFound } from '@verandah/kit'
import type { ScoringContext } from './context.ts'
import { follow } from './follow-brief.ts'
import { weightsChanged } from './scoring-weights.ts'

export const getWeights =
  ({ scoringWeights }: ScoringContext): Handler<'getWeights'> =>
  async ({ params, caller }) => {
    const saved = isCaller(params.userId, caller.sub) ? await scoringWeights.of(caller.sub) : null
    if (!saved) throw notFound()
    return saved.record
  }

export const createWeights =
  (context: ScoringContext): Handler<'createWeights'> =>
  async ({ body, caller }) => {
    if (!isCaller(body.userId, caller.sub)) throw notFound()
    return save(context, { userId: caller.sub, weights: body, firstId: context.newId })
  }

export const updateWeights =
  (context: ScoringContext): Handler<'updateWeights'> =>
  async ({ params, body, caller }) => {
    const userId = caller.sub
    if (!isCaller(params.userId, userId) || !isCaller(body.userId, userId)) throw notFound()
    return save(context, { userId, weights: body, firstId: null })
  }

interface Saving {
  userId: string
  weights: Weights
  /** Creates the id of a first record; null if a record must exist already. */
  firstId: (() => string) | null
}

const revisionAfter = (current: { readonly revision: number } | null): number => (current?.revision ?? 0) + 1

/** Saves the next revision of a buyer's weights. Retries on top of the newer revision after a concurrent write. */
const save = async (context: ScoringContext, saving: Saving): Promise<WeightsRecord> => {
  const { scoringWeights, clock } = context
  const { userId, weights, firstId } = saving
  const current = await scoringWeights.of(userId)
  const id = current?.record.id ?? firstId?.()
  if (id === undefined) throw notFound()
  const revision = revisionAfter(current)
  const idealCriteria = await newestIdeal(context, userId, weights)
  const next = { record: { ...weights, idealCriteria, id, userId }, revision }
  if (!(await scoringWeights.write(next, weightsChanged(next, clock)))) return save(context, saving)
  if (weights.isIdealApart !== false) return next.record
  // A brief that came between the read and the write found nothing that follows it.
  await follow(context, userId, null)
  return (await scoringWeights.of(userId))?.record ?? next.record
}

/** An ideal that follows the brief is the newest one known here; a newer brief is still to be announced. */
const newestIdeal = async ({ userBriefs }: ScoringContext, userId: string, { isIdealApart, idealCriteria }: Weights) =>
  isIdealApart === false ? ((await userBriefs.idealOf(userId)) ?? idealCriteria) : idealCriteria

/** Snapshots of every buyer's weights. */
export function weightSnapshots({ scoringWeights, clock }: ScoringContext) {
  return scoringWeights.each((saved) => weightsChanged(saved, clock))
}
