import type { Buyer, Owned, Purchase } from './input.ts'
import { type Cents, dollars } from './money.ts'
import type { Condition, ValueBounds } from './tables/types.ts'

export interface Asked {
  purchase: Purchase
  value: Cents
  /** Whose ownership, age and plans count: all buyers, or one where the office apportions. */
  judged: readonly Buyer[]
}

type Check = (condition: Condition, asked: Asked) => string | null

/** Why a condition is not met, or null if it is. */
export const whyNot: Check = (condition, asked) => firstOf([...kindChecks, ...buyerChecks], condition, asked)

/** The same for what is bought only: a rule for land says nothing about a home. */
export const whyOtherKind: Check = (condition, asked) => firstOf(kindChecks, condition, asked)

export function whyOutside({ aboveCents, upToCents, underCents }: ValueBounds, value: Cents): string | null {
  if (aboveCents !== undefined && value <= aboveCents) return `Only for a value above ${dollars(aboveCents)}.`
  if (upToCents !== undefined && value > upToCents) return `Only up to ${dollars(upToCents)}.`
  if (underCents !== undefined && value >= underCents) return `Only under ${dollars(underCents)}.`
  return null
}

const firstOf = (checks: readonly Check[], condition: Condition, asked: Asked): string | null => {
  for (const check of checks) {
    const why = check(condition, asked)
    if (why !== null) return why
  }
  return null
}

const kindChecks: readonly Check[] = [
  ({ property }, { purchase }) =>
    property === undefined || property === purchase.property
      ? null
      : `Only for ${property === 'land' ? 'land' : 'a home'}.`,
  ({ condition }, { purchase }) =>
    condition === undefined || purchase.property === 'land' || condition === purchase.condition
      ? null
      : `Only for ${condition} homes.`,
  ({ isStrata }, { purchase }) =>
    isStrata === undefined || purchase.isStrata ? null : 'Only for homes in a strata plan.',
  ({ isBuilderPackage }, { purchase }) =>
    isBuilderPackage === undefined || purchase.isBuilderPackage === true
      ? null
      : 'Only for house and land from a builder in one contract.',
  ({ construction }, { purchase: { offThePlan } }) =>
    construction === undefined || isAtStage(construction, offThePlan)
      ? null
      : `Only off the plan${stageWords[construction]}.`,
]

const stageWords = { either: '', notStarted: ', before construction', underWay: ', during construction' }

const isAtStage = (wanted: keyof typeof stageWords, offThePlan: Purchase['offThePlan']) =>
  offThePlan !== undefined && (wanted === 'either' || wanted === offThePlan.construction)

const buyerChecks: readonly Check[] = [
  ({ livesThere }, { judged }) =>
    livesThere === undefined || judged.every(({ willLiveThere }) => willLiveThere)
      ? null
      : `Only for buyers who will live there: ${countOf(judged, ({ willLiveThere }) => !willLiveThere)} will not.`,
  ({ notOwned, withSpouses }, { judged }) => (notOwned === undefined ? null : whyOwned(judged, notOwned, withSpouses)),
  ({ residents }, { purchase: { buyers } }) => whyNotResident(buyers, residents),
  ({ minimumAge = 0 }, { judged }) =>
    judged.every(({ age = minimumAge }) => age >= minimumAge)
      ? null
      : `Only for buyers of ${String(minimumAge)} or more.`,
  ({ incomeUpToCents }, { purchase: { buyers } }) =>
    incomeUpToCents === undefined ? null : whyIncome(buyers, incomeUpToCents),
  ({ value }, asked) => (value === undefined ? null : whyOutside(value, asked.value)),
]

const ownedWhen = {
  ever: 'owned before',
  inFiveYears: 'owned in the last five years',
  inState: 'owned in this state before',
}

const whyOwned = (judged: readonly Buyer[], when: keyof Owned, withSpouses: true | undefined): string | null => {
  const because = (who: string, have = 'has') =>
    `Not ${when === 'ever' ? 'a first home' : 'met'}: ${who} ${have} ${ownedWhen[when]}.`
  const hasOwned = ({ owned }: Buyer) => owned[when]
  const owners = judged.filter(hasOwned).length
  if (owners > 0) return because(countOf(judged, hasOwned), owners > 1 ? 'have' : 'has')
  const isSpouse = withSpouses === true && judged.some(({ spouseOwned }) => spouseOwned?.[when] === true)
  return isSpouse ? because('a buyer’s spouse') : null
}

const isResident = ({ residency }: Buyer) => residency !== 'other'

const whyNotResident = (buyers: readonly Buyer[], wanted: Condition['residents']): string | null => {
  if (wanted === 'one' && !buyers.some(isResident)) return 'One buyer must be a citizen or permanent resident.'
  if (wanted === 'all' && !buyers.every(isResident)) return 'Every buyer must be a citizen or permanent resident.'
  return null
}

const whyIncome = (buyers: readonly Buyer[], most: Cents): string | null => {
  const income = incomeOf(buyers)
  if (income === null) return `Only for incomes up to ${dollars(most)}: enter every buyer’s income.`
  return income > most ? `Only for incomes up to ${dollars(most)} together.` : null
}

/** Together, a year; null while one is not known. */
export function incomeOf(buyers: readonly Buyer[]): Cents | null {
  return buyers.reduce<Cents | null>(
    (sum, { incomeCents }) => (sum === null || incomeCents === undefined ? null : sum + incomeCents),
    0,
  )
}

const countOf = (buyers: readonly Buyer[], is: (buyer: Buyer) => boolean): string => {
  const count = buyers.filter(is).length
  if (buyers.length === 1) return 'the buyer'
  return count === 1 ? 'one buyer' : `${String(count)} buyers`
}
