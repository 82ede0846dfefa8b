import type { listHousematesMoney as route } from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import { type Households, toHousemate } from '@verandah/user-records'
import type { MoneyParts } from './money-parts.ts'

/** What the other members of the caller's household say of their money, of those who share it. */
export const listHousematesMoney =
  ({ buyersMoney, households }: Pick<MoneyParts, 'buyersMoney'> & { households: Households }): Handler<typeof route> =>
  async ({ caller }) => {
    const housemates = await households.housematesOf(caller.sub)
    const shared = await Promise.all(
      housemates.map(async (member) => {
        const said = await buyersMoney.sharedBy(member.userId)
        return said ? [{ member: toHousemate(member), money: said.money, changedAt: said.at.toISOString() }] : []
      }),
    )
    return shared.flat()
  }
