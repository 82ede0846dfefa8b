import type {
  BuyersMoney,
  PreApproval,
  getBuyersMoney as getRoute,
  saveBuyersMoney as saveRoute,
} from '@verandah/contracts'
import { invalid, withoutUnset, type Handler } from '@verandah/kit'
import type { MoneyParts } from './money-parts.ts'

export const getBuyersMoney =
  ({ buyersMoney }: Pick<MoneyParts, 'buyersMoney'>): Handler<typeof getRoute> =>
  ({ caller }) =>
    buyersMoney.of(caller.sub)

/** Replaces the caller's answers; without any the document goes. */
export const saveBuyersMoney =
  ({ buyersMoney }: Pick<MoneyParts, 'buyersMoney'>): Handler<typeof saveRoute> =>
  async ({ caller, body }) => {
    const money = withoutUnset({ ...body, preApproval: saidOf(body.preApproval) })
    assertShares(money)
    if (Object.keys(money).length === 0) await buyersMoney.forget(caller.sub)
    else await buyersMoney.save(caller.sub, money)
    return money
  }

/** Null where no field of it is said. */
const saidOf = (approval: PreApproval | null | undefined): PreApproval | null => {
  const said = withoutUnset({ ...approval, lender: approval?.lender === '' ? null : approval?.lender })
  return Object.keys(said).length === 0 ? null : said
}

/** Shares leave something for those without one, and add up to the whole where each has one. */
const assertShares = ({ buyers = [] }: BuyersMoney): void => {
  const said = buyers.flatMap(({ sharePercent }) => (typeof sharePercent === 'number' ? [sharePercent] : []))
  if (said.length === 0) return
  const basisPoints = said.reduce((sum, share) => sum + Math.round(share * 100), 0)
  const isWhole = said.length === buyers.length ? basisPoints === 10_000 : basisPoints < 10_000
  if (isWhole && !said.includes(0)) return
  const message = 'The shares of the title must add up to 100 %, and each must be above 0'
  throw invalid([{ field: `buyers.${buyers.length - 1}.sharePercent`, message }])
}
