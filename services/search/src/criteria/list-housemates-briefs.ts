import type { listHousematesBriefs as route } from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import type { Households } from '@verandah/user-records'
import type { CriteriaCollection } from './criteria.ts'

/** The briefs of the other members of the caller's household, of those who have one. */
export const listHousematesBriefs =
  ({ criteria, households }: { criteria: CriteriaCollection; households: Households }): Handler<typeof route> =>
  ({ caller }) =>
    households.ofHousemates(caller.sub, async (userId) => {
      const saved = await criteria.savedBy(userId)
      return saved ? [{ brief: saved.brief, changedAt: saved.at.toISOString() }] : []
    })
