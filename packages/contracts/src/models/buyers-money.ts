import * as z from 'zod/mini'
import { AustralianState, Id, Instant, OrNull, Text } from '../fields.ts'
import { ContractDetails } from './contract-details.ts'
import { Housemate } from './household.ts'
import { Dollars, Percent } from './money-fields.ts'

/** One of the people who will be on the title. Duty, grants and schemes ask for each of these facts. */
export const HomeBuyer = z.object({
  residency: z.enum(['citizen', 'permanentResident', 'other']),
  /** The states where they own or have owned residential property; empty for a first home. */
  ownedIn: z.array(AustralianState).check(z.maxLength(8)),
  /** Whether they owned any of it within the last five years. */
  ownedInFiveYears: z.boolean(),
  willLiveThere: z.boolean(),
  /** Of the title; null for equal shares of what others leave. */
  sharePercent: z.optional(z.nullable(Percent)),
  /** Dollars a year before tax. */
  income: z.optional(z.nullable(Dollars)),
  age: z.optional(z.nullable(z.int().check(z.gte(18, 'At least 18'), z.lte(120, 'At most 120')))),
})
export type HomeBuyer = z.infer<typeof HomeBuyer>

/** A deposit is an amount, or a share of whatever price. */
export const Deposit = z.union([z.object({ dollars: Dollars }), z.object({ percent: Percent })])
export type Deposit = z.infer<typeof Deposit>

/** A typing error elsewhere: other centuries are refused. */
const Day = z.iso
  .date('Give a date as YYYY-MM-DD')
  .check(z.refine((day) => day >= '2000' && day < '2100', 'Choose a date of this century'))

export const lenderMaxLength = 80

/** The loan that a lender has approved before there is a home. */
export const PreApproval = z.object({
  lender: z.optional(z.nullable(Text(lenderMaxLength))),
  /** Dollars of the loan. */
  amount: z.optional(z.nullable(Dollars.check(z.gte(1, 'Give an amount above $0')))),
  /** The last day on which it holds, YYYY-MM-DD. */
  endsOn: z.optional(z.nullable(Day)),
})
export type PreApproval = z.infer<typeof PreApproval>

/** What a buyer says of their money, once, for every home. Each field can be skipped. */
export const MoneyAnswers = z.object({
  buyers: z.optional(z.array(HomeBuyer).check(z.maxLength(4, 'At most 4 buyers'))),
  deposit: z.optional(z.nullable(Deposit)),
  /** Percent a year. Absent: the rate of the lending table. */
  rate: z.optional(z.nullable(Percent)),
  /** Of the loan. Absent: 30. */
  years: z.optional(z.nullable(z.int().check(z.gte(1, 'At least 1 year'), z.lte(40, 'At most 40 years')))),
  /** Dollars of cash that they have in all; part of it is the deposit. */
  savings: z.optional(z.nullable(Dollars)),
  /** Dollars of their savings that they keep back. */
  buffer: z.optional(z.nullable(Dollars)),
  /** How lenders mortgage insurance is paid. Absent: added to the loan. */
  lmi: z.optional(z.nullable(z.enum(['paid', 'added']))),
  preApproval: z.optional(z.nullable(PreApproval)),
  /** True: the other members of the household see these answers. */
  isShared: z.optional(z.boolean()),
})
export type MoneyAnswers = z.infer<typeof MoneyAnswers>

/** What another member of the household says of their money and shares. */
export const HousemateMoney = z.object({ member: Housemate, money: MoneyAnswers, changedAt: Instant })
export type HousemateMoney = z.infer<typeof HousemateMoney>

/**
 * With what the buyer knows of homes' contracts. Private: in no event, no link and no log, and no other service has it.
 */
export const BuyersMoney = z.extend(MoneyAnswers, {
  /** By the home's id; absent where nothing is known. */
  contracts: z.optional(z.record(Id, ContractDetails)),
})
export type BuyersMoney = z.infer<typeof BuyersMoney>

/** Whole dollars from the least to the most; both equal where it is one figure. */
const DollarRange = z.object({ from: z.int(), to: z.int() })

/** Dollars: the least loan that a home needs, and the lower one that is approved. */
const AbovePreApproval = z.object({ loan: z.int(), approved: z.int() })
export type AbovePreApproval = z.infer<typeof AbovePreApproval>

/** What a home costs the caller: cash to the day of settlement, and the repayment a month. */
export const HomeCost = z.object({
  cash: DollarRange,
  monthly: DollarRange,
  /** Null where the pre-approval is enough, has ended, or names no amount. */
  abovePreApproval: OrNull(AbovePreApproval),
})
export type HomeCost = z.infer<typeof HomeCost>

/** As `Tables` of true cost, which checks them; here they are only passed on. */
export const CostTables = z.object({ states: z.record(z.string(), z.looseObject({})), federal: z.looseObject({}) })
export type CostTables = z.infer<typeof CostTables>
