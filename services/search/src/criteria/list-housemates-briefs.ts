import type { listHousematesBriefs as route } from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import { type Households, toHousemate } from '@verandah/user-records'
import type { CriteriaCollection } from './criteria.ts'

/** The briefs of the other members of the caller's household, of those who have one. */
export const listHousematesBriefs =
  ({ criteria, households }: { criteria: CriteriaCollection; households: Households }): Handler<typeof route> =>
  async ({ caller }) => {
    const housemates = await households.housematesOf(caller.sub)
    const briefs = await Promise.all(
      housemates.map(async (member) => {
        const saved = await criteria.savedBy(member.userId)
        return saved ? [{ member: toHousemate(member), brief: saved.brief, changedAt: saved.at.toISOString() }] : []
      }),
    )
    return briefs.flat()
  }
