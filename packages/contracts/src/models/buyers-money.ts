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
  /** Share of the title; null for an equal share of the remainder. */
  sharePercent: z.optional(z.nullable(Percent)),
  /** Dollars a year before tax. */
  income: z.optional(z.nullable(Dollars)),
  age: z.optional(z.nullable(z.int().check(z.gte(18, 'At least 18'), z.lte(120, 'At most 120')))),
})
export type HomeBuyer = z.infer<typeof HomeBuyer>

export const Deposit = z.union([z.object({ dollars: Dollars }), z.object({ percent: Percent })])
export type Deposit = z.infer<typeof Deposit>

/** Other centuries are refused as typing errors. */
const Day = z.iso
  .date('Give a date as YYYY-MM-DD')
  .check(z.refine((day) => day >= '2000' && day < '2100', 'Choose a date of this century'))

export const lenderMaxLength = 80

/** A loan that a lender has approved in advance. */
export const PreApproval = z.object({
  lender: z.optional(z.nullable(Text(lenderMaxLength))),
  /** Dollars of the loan. */
  amount: z.optional(z.nullable(Dollars.check(z.gte(1, 'Give an amount above $0')))),
  /** The last day on which it holds, YYYY-MM-DD. */
  endsOn: z.optional(z.nullable(Day)),
})
export type PreApproval = z.infer<typeof PreApproval>

/** A buyer's finances, entered once for all homes. Every field is optional. */
export const MoneyAnswers = z.object({
  buyers: z.optional(z.array(HomeBuyer).check(z.maxLength(4, 'At most 4 buyers'))),
  deposit: z.optional(z.nullable(Deposit)),
  /** Percent a year. Absent: the rate of the lending table. */
  rate: z.optional(z.nullable(Percent)),
  /** Of the loan. Absent: 30. */
  years: z.optional(z.nullable(z.int().check(z.gte(1, 'At least 1 year'), z.lte(40, 'At most 40 years')))),
  /** Total cash in dollars, including the deposit. */
  savings: z.optional(z.nullable(Dollars)),
  /** Savings held in reserve, in dollars. */
  buffer: z.optional(z.nullable(Dollars)),
  /** How lenders mortgage insurance is paid. Absent: added to the loan. */
  lmi: z.optional(z.nullable(z.enum(['paid', 'added']))),
  preApproval: z.optional(z.nullable(PreApproval)),
  /** True: the other members of the household see these answers. */
  isShared: z.optional(z.boolean()),
})
export type MoneyAnswers = z.infer<typeof MoneyAnswers>

/** The finances that another member of the household shares. */
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

/** A range of whole dollars; both ends are equal for a single figure. */
const DollarRange = z.object({ from: z.int(), to: z.int() })

/** In dollars: the smallest loan that a home needs, and the smaller one that is approved. */
const AbovePreApproval = z.object({ loan: z.int(), approved: z.int() })
export type AbovePreApproval = z.infer<typeof AbovePreApproval>

/** What a home costs the caller: cash to the day of settlement, and the repayment a month. */
export const HomeCost = z.object({
  cash: DollarRange,
  /** The cash leaves out a premium of lenders mortgage insurance that is paid at once and not known. */
  cashLacksInsurance: z._default(z.boolean(), false),
  /** The cash leaves out a surcharge of foreign buyers, which is not computed. */
  cashLacksSurcharge: z._default(z.boolean(), false),
  /** Null where the loan is not known: a premium that no table has is added to it, or the government shares it. */
  monthly: OrNull(DollarRange),
  /** Null where the pre-approval is enough, has ended, or names no amount. */
  abovePreApproval: OrNull(AbovePreApproval),
})
export type HomeCost = z.infer<typeof HomeCost>

/** As `Tables` of true cost, which checks them; here they are only passed on. */
export const CostTables = z.object({ states: z.record(z.string(), z.looseObject({})), federal: z.looseObject({}) })
export type CostTables = z.infer<typeof CostTables>
