import {
  contractsKept,
  problemCodes,
  type BuyersMoney,
  type ContractDetails,
  type PreApproval,
} from '@verandah/contracts'
import { AppError, invalid, withoutUnset, type Handler } from '@verandah/kit'
import { demandHome, type Properties } from '../homes/properties.ts'
import type { MoneyParts } from './money-parts.ts'
import type { Households } from '@verandah/user-records'

type MoneyDeps = Pick<MoneyParts, 'buyersMoney'>

export const getBuyersMoney =
  ({ buyersMoney }: MoneyDeps): Handler<'getBuyersMoney'> =>
  ({ caller }) =>
    buyersMoney.of(caller.sub)

/** Replaces the caller's answers. */
export const saveBuyersMoney =
  ({ buyersMoney }: MoneyDeps): Handler<'saveBuyersMoney'> =>
  async ({ caller, body }) => {
    const { isShared, ...answers } = body
    const said = withoutUnset({ ...answers, preApproval: saidOf(answers.preApproval) })
    // Without answers there is nothing to share.
    const money = Object.keys(said).length > 0 && isShared === true ? { ...said, isShared } : said
    assertShares(money)
    await buyersMoney.save(caller.sub, money)
    return buyersMoney.of(caller.sub)
  }

/** Replaces what the caller knows of a home's contract. Throws `not-found` as reading the home does. */
export const saveContractDetails =
  ({ buyersMoney, properties }: MoneyDeps & { properties: Properties }): Handler<'saveContractDetails'> =>
  async ({ caller, params: { id }, body }) => {
    const details = saidOfContract(body)
    await demandHome(properties, caller.sub, id)
    if (Object.keys(details).length > 0) assertRoom(await buyersMoney.of(caller.sub), id)
    await buyersMoney.saveContract(caller.sub, id, details)
    return buyersMoney.of(caller.sub)
  }

const saidOfContract = ({ amounts = {}, ...rest }: ContractDetails): ContractDetails => {
  const { contractMonth, settlementMonth } = rest
  if (contractMonth !== undefined && settlementMonth !== undefined && settlementMonth < contractMonth)
    throw invalid([{ field: 'settlementMonth', message: 'Choose the month of the contract or a later one' }])
  return { ...rest, ...(Object.keys(amounts).length > 0 && { amounts }) }
}

const assertRoom = ({ contracts = {} }: BuyersMoney, homeId: string): void => {
  if (homeId in contracts || Object.keys(contracts).length < contractsKept) return
  throw new AppError('conflict', {
    code: problemCodes.contractsFull,
    detail: `You can keep the contract details of up to ${contractsKept} homes. Clear those of another home first.`,
  })
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
  const message = 'The shares of the title must add up to 100%, and each must be above 0'
  throw invalid([{ field: `buyers.${buyers.length - 1}.sharePercent`, message }])
}

/** What the other members of the caller's household say of their money, of those who share it. */
export const listHousematesMoney =
  ({ buyersMoney, households }: MoneyDeps & { households: Households }): Handler<'listHousematesMoney'> =>
  ({ caller }) =>
    households.ofHousemates(caller.sub, async (userId) => {
      const said = await buyersMoney.sharedBy(userId)
      return said ? [{ money: said.money, changedAt: said.at.toISOString() }] : []
    })
