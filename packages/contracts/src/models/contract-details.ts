import * as z from 'zod/mini'
import { Dollars, Percent } from './money-fields.ts'

const Month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Give a month as YYYY-MM'))

/** Amounts that a buyer knows from the contract, its disclosure statement or a quote. */
export const ownAmounts = [
  'strataYearly',
  'ratesYearly',
  'waterYearly',
  'conveyancing',
  'inspection',
  'lmi',
  'moving',
  'firstInsurance',
] as const
export type OwnAmount = (typeof ownAmounts)[number]

/** Homes of which a buyer may keep contract details. */
export const contractsKept = 200

/** A buyer's details of a home's contract that its advert lacks. Private, like their finances. */
export const ContractDetails = z.object({
  /** Whether the home is new: never lived in. */
  isNew: z.optional(z.boolean()),
  /** Off the plan: percent of the price for what is not built on the day of the contract. */
  unbuiltPercent: z.optional(Percent),
  /** Whether building has begun by that day. */
  construction: z.optional(z.enum(['notStarted', 'underWay'])),
  /** YYYY-MM. Absent: today. */
  contractMonth: z.optional(Month),
  /** YYYY-MM. Absent: six weeks after the contract. */
  settlementMonth: z.optional(Month),
  /** Whole dollars; absent where the tables say. */
  amounts: z.optional(z.partialRecord(z.enum(ownAmounts), Dollars)),
})
export type ContractDetails = z.infer<typeof ContractDetails>
