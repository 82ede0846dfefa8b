import { isDay } from './day.ts'
import type { Buyer, Finance, Purchase } from './input.ts'
import type { Cents, Range } from './money.ts'
import { officeName } from './tables/office-name.ts'
import type { Tables } from './tables/types.ts'

const highestCents = 100_000_000_000

/** Why nothing can be computed of a purchase, or null. Names the field and the remedy. */
export function whyNotComputed(purchase: Purchase, { states }: Tables): string | null {
  const { price, heldBy, state } = purchase
  if (price === null) return 'The price is not shown, so nothing is computed from it.'
  if (heldBy !== 'people') return `Duty of a ${heldBy} is not computed: ask a lawyer or ${officeName(states[state])}.`
  return (
    whyPrice(price) ??
    whyBuyers(purchase.buyers) ??
    whyDates(purchase) ??
    whyFinance(purchase.finance) ??
    whyParts(purchase, price)
  )
}

const isMoney = (cents: Cents) => Number.isInteger(cents) && cents >= 0 && cents <= highestCents

const whyPrice = ({ from, to }: Range): string | null =>
  isMoney(from) && isMoney(to) && from > 0 && from <= to
    ? null
    : 'price: give whole cents, more than nothing and at most a billion dollars, the lower end first.'

const whyBuyers = (buyers: readonly Buyer[]): string | null => {
  if (buyers.length === 0) return 'buyers: name at least one.'
  if (!buyers.every(({ shareBps }) => Number.isInteger(shareBps) && shareBps > 0))
    return 'buyers.shareBps: give whole basis points above zero.'
  if (buyers.reduce((sum, { shareBps }) => sum + shareBps, 0) !== 10_000)
    return 'buyers.shareBps: the shares must add up to 10,000.'
  return buyers.every(({ incomeCents = 0 }) => isMoney(incomeCents))
    ? null
    : 'buyers.incomeCents: give whole cents, not below zero.'
}

const whyDates = ({ contractOn, settlementOn }: Purchase): string | null => {
  if (!isDay(contractOn)) return 'contractOn: give a date as YYYY-MM-DD.'
  if (!isDay(settlementOn)) return 'settlementOn: give a date as YYYY-MM-DD.'
  return settlementOn < contractOn ? 'settlementOn: must not be before contractOn.' : null
}

const whyFinance = ({ deposit, rateBps = 0, years = 30, otherDebtsCents = 0 }: Finance) => {
  if (!isDeposit(deposit)) return 'finance.deposit: give whole cents, or a share from nothing up to the price.'
  if (!isWhole(rateBps, 0, 10_000)) return 'finance.rateBps: give whole basis points from 0 to 10,000.'
  if (!isWhole(years, 1, 50)) return 'finance.years: give whole years from 1 to 50.'
  return isMoney(otherDebtsCents) ? null : 'finance.otherDebtsCents: give whole cents, not below zero.'
}

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most

const isDeposit = (deposit: Finance['deposit']): boolean =>
  'bps' in deposit ? isWhole(deposit.bps, 0, 10_000) : isMoney(deposit.cents)

const whyParts = ({ offThePlan, buildCents = 0, own = {} }: Purchase, { from }: Range): string | null => {
  const unbuilt = offThePlan?.unbuiltCents ?? 0
  if (!isMoney(unbuilt) || unbuilt > from) return 'offThePlan.unbuiltCents: give whole cents, at most the price.'
  if (!isMoney(buildCents)) return 'buildCents: give whole cents, not below zero.'
  const wrong = Object.entries(own).find(([, cents]) => !isMoney(cents))
  return wrong === undefined ? null : `own.${wrong[0]}: give whole cents, not below zero.`
}
