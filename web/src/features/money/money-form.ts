import type { AustralianState, BuyersMoney, Deposit, HomeBuyer, MoneyAnswers, PreApproval } from '@verandah/contracts'
import { amountIn } from '@/lib/amounts.ts'
import { numberIn } from '@/lib/read-numbers.ts'

/** Form state of a buyer: text, empty when skipped. */
export interface BuyerForm extends Pick<HomeBuyer, 'residency' | 'ownedInFiveYears' | 'willLiveThere'> {
  /** Stays with the buyer when another one is removed. */
  key: number
  hasOwned: boolean
  ownedIn: readonly AustralianState[]
  share: string
  income: string
  age: string
}

/** Form state of a buyer's money: text, empty when skipped. */
export interface MoneyForm {
  buyers: readonly BuyerForm[]
  depositIn: 'dollars' | 'percent'
  deposit: string
  rate: string
  years: string
  lmi: NonNullable<BuyersMoney['lmi']>
  savings: string
  buffer: string
  lender: string
  approved: string
  /** YYYY-MM-DD. */
  approvedUntil: string
  isShared: boolean
}

export const mostBuyers = 4

const emptyBuyer: Omit<BuyerForm, 'key'> = {
  residency: 'citizen',
  hasOwned: false,
  ownedIn: [],
  ownedInFiveYears: false,
  willLiveThere: true,
  share: '',
  income: '',
  age: '',
}

export function withBuyer(buyers: readonly BuyerForm[]): BuyerForm[] {
  return [...buyers, { ...emptyBuyer, key: Math.max(-1, ...buyers.map(({ key }) => key)) + 1 }]
}

const depositFormOf = (deposit: BuyersMoney['deposit']): Pick<MoneyForm, 'depositIn' | 'deposit'> => {
  if (!deposit) return { depositIn: 'dollars', deposit: '' }
  return 'percent' in deposit
    ? { depositIn: 'percent', deposit: textOf(deposit.percent) }
    : { depositIn: 'dollars', deposit: textOf(deposit.dollars) }
}

export function moneyFormOf({
  buyers = [],
  deposit,
  rate,
  years,
  lmi,
  savings,
  buffer,
  preApproval,
  isShared,
}: BuyersMoney): MoneyForm {
  return {
    buyers: buyers.map(buyerFormOf),
    ...depositFormOf(deposit),
    rate: textOf(rate),
    years: textOf(years),
    lmi: lmi ?? 'added',
    savings: textOf(savings),
    buffer: textOf(buffer),
    lender: preApproval?.lender ?? '',
    approved: textOf(preApproval?.amount),
    approvedUntil: preApproval?.endsOn ?? '',
    isShared: isShared === true,
  }
}

const buyerFormOf = ({ sharePercent, income, age, ...facts }: HomeBuyer, key: number): BuyerForm => ({
  ...facts,
  key,
  hasOwned: facts.ownedIn.length > 0,
  share: textOf(sharePercent),
  income: textOf(income),
  age: textOf(age),
})

const textOf = (value: number | null | undefined): string => String(value ?? '')

export function moneyOf({ buyers, rate, years, lmi, savings, buffer, ...form }: MoneyForm): MoneyAnswers {
  const deposit = depositOf(form)
  const preApproval = preApprovalOf(form)
  const said = {
    rate: numberIn(rate),
    years: numberIn(years),
    savings: amountIn('money', savings),
    buffer: amountIn('money', buffer),
  }
  return {
    ...(buyers.length > 0 && { buyers: buyers.map(buyerOf) }),
    ...(deposit !== null && { deposit }),
    ...withoutSkipped(said),
    ...(lmi === 'paid' && { lmi }),
    ...(Object.keys(preApproval).length > 0 && { preApproval }),
    ...(form.isShared && { isShared: true }),
  }
}

type ApprovalForm = Pick<MoneyForm, 'lender' | 'approved' | 'approvedUntil'>

const preApprovalOf = ({ lender, approved, approvedUntil }: ApprovalForm): PreApproval => ({
  ...(lender.trim() !== '' && { lender: lender.trim() }),
  ...withoutSkipped({ amount: amountIn('money', approved) }),
  ...(approvedUntil !== '' && { endsOn: approvedUntil }),
})

const depositOf = ({ depositIn, deposit }: Pick<MoneyForm, 'depositIn' | 'deposit'>): Deposit | null => {
  const value = depositIn === 'percent' ? numberIn(deposit) : amountIn('money', deposit)
  if (value === undefined) return null
  return depositIn === 'percent' ? { percent: value } : { dollars: value }
}

const buyerOf = ({ key: _, hasOwned, share, income, age, ...facts }: BuyerForm): HomeBuyer => ({
  ...facts,
  ownedIn: hasOwned ? [...facts.ownedIn] : [],
  ownedInFiveYears: hasOwned && facts.ownedInFiveYears,
  ...withoutSkipped({ sharePercent: numberIn(share), income: amountIn('money', income), age: numberIn(age) }),
})

const withoutSkipped = <Name extends string>(said: Record<Name, number | undefined>): Partial<Record<Name, number>> =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as Partial<Record<Name, number>>
