import type { listHousematesMoney as route } from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import type { Households } from '@verandah/user-records'
import type { MoneyParts } from './money-parts.ts'

/** What the other members of the caller's household say of their money, of those who share it. */
export const listHousematesMoney =
  ({ buyersMoney, households }: Pick<MoneyParts, 'buyersMoney'> & { households: Households }): Handler<typeof route> =>
  ({ caller }) =>
    households.ofHousemates(caller.sub, async (userId) => {
      const said = await buyersMoney.sharedBy(userId)
      return said ? [{ money: said.money, changedAt: said.at.toISOString() }] : []
    })
