import { type CostOfHome, dollars, type KnownCost, percent, type Purchase } from '@verandah/true-cost'
import { middleOf } from './cash-parts.ts'
import { listText } from '@/lib/format.ts'

export interface Lever {
  title: string
  sentence: string
  /** Cents saved at once and in the first year. */
  worth: number
}

export type CostOf = (purchase: Purchase) => CostOfHome

interface Trial {
  title: string
  purchase: Purchase
  /** Why, where the figures do not say it. */
  because?: string
  /** On what its saving hangs. */
  provided?: string
}

/**
 * Changes tried one by one at the top of the price range; at most three: the step below the price, and those of deposit
 * and loan that save most.
 */
export function leversOf(advertised: Purchase, costOf: CostOf): Lever[] {
  if (advertised.price === null) return []
  const price = advertised.price.to
  const purchase = { ...advertised, price: { from: price, to: price } }
  const now = costOf(purchase)
  if (!now.known) return []
  const levers = (trials: readonly Trial[]) =>
    trials
      .map((trial) => leverOf(trial, now, costOf))
      .filter((lever) => lever !== null)
      .toSorted(byWorth)
  const step = levers(cliffTrials(purchase, now))
  const others = levers([...depositTrials(purchase, price), ...loanTrials(purchase, now)])
  return [...step, ...others.slice(0, most - step.length)].toSorted(byWorth)
}

const most = 3

const byWorth = (one: Lever, other: Lever) => other.worth - one.worth

const depositTrials = (purchase: Purchase, price: number): Trial[] => {
  const { deposit } = purchase.finance
  const paid = 'cents' in deposit ? deposit.cents : Math.round((price * deposit.bps) / 10_000)
  const fifth = Math.ceil(price / 5)
  const withDeposit = (cents: number): Purchase => ({
    ...purchase,
    finance: { ...purchase.finance, deposit: { cents } },
  })
  const more = Math.min(price - paid, Math.round(price / 20))
  const five = { title: `5% more deposit, ${dollars(more)}`, purchase: withDeposit(paid + more) }
  const toFifth = { title: `${dollars(fifth - paid)} more deposit, 20% in all`, purchase: withDeposit(fifth) }
  const isNearFifth = Math.abs(paid + more - fifth) < 100
  return [...(more > 0 && !isNearFifth ? [five] : []), ...(paid < fifth ? [toFifth] : [])]
}

const cliffTrials = (purchase: Purchase, { cliffs }: KnownCost): Trial[] => {
  const price = purchase.price?.to ?? 0
  const below = cliffs
    .filter(({ kind }) => kind === 'step')
    .map((cliff) => ({ cliff, target: cliff.side === 'above' ? cliff.atCents : cliff.atCents - 100 }))
    .findLast(({ target }) => target < price)
  if (below === undefined) return []
  const { target, cliff } = below
  return [
    {
      title: `${dollars(price - target)} less, at ${dollars(target)}`,
      purchase: { ...purchase, price: { from: target, to: target } },
      because: cliff.sentence,
    },
  ]
}

const loanTrials = (purchase: Purchase, { schemes, repayments }: KnownCost): Trial[] => {
  const { finance } = purchase
  const scheme = schemes.find(({ id, verdict }) => id === 'fivePercentDeposit' && verdict !== 'failed')
  return [
    ...(scheme && finance.scheme === undefined
      ? [
          {
            title: `The ${scheme.label}`,
            purchase: { ...purchase, finance: { ...finance, scheme: scheme.id } },
            ...(scheme.verdict === 'depends' && { provided: scheme.reasons.join(' ') }),
          },
        ]
      : []),
    ...(repayments.known && repayments.rateBps > 50
      ? [
          {
            title: `Half a point less interest, ${percent(repayments.rateBps - 50)}`,
            purchase: { ...purchase, finance: { ...finance, rateBps: repayments.rateBps - 50 } },
          },
        ]
      : []),
  ]
}

const leverOf = ({ title, purchase, because, provided }: Trial, now: KnownCost, costOf: CostOf): Lever | null => {
  const then = costOf(purchase)
  if (!then.known) return null
  const savings = [
    { of: 'of lenders mortgage insurance', cents: lmiOf(now) - lmiOf(then) },
    { of: 'of duty', cents: middleOf(now.dutyAfterRelief) - middleOf(then.dutyAfterRelief) },
    { of: 'more grant', cents: grantOf(then) - grantOf(now) },
    { of: 'a month', cents: monthOf(now) - monthOf(then) },
  ].filter(({ cents }) => cents >= 100)
  if (savings.length === 0 && because === undefined) return null
  const text = savings.map(({ of, cents }) => `${dollars(cents)} ${of}`)
  const saves = text.length === 0 ? [] : [`Saves about ${listText(text)}.`, provided]
  return {
    title,
    sentence: [...saves, because].filter((words) => words !== undefined).join(' '),
    worth: savings.reduce((sum, { of, cents }) => sum + (of === 'a month' ? cents * 12 : cents), 0),
  }
}

const amountOf = ({ lines }: KnownCost, wanted: 'lmi' | 'grant'): number => {
  const figure = lines.find(({ id }) => id === wanted)?.figure
  return figure?.known === true ? middleOf(figure.amount) : 0
}

/** NaN, which saves nothing, where there is no published premium. */
const lmiOf = (cost: KnownCost) =>
  cost.lines.some(({ id, figure }) => id === 'lmi' && !figure.known) ? Number.NaN : amountOf(cost, 'lmi')

const grantOf = (cost: KnownCost) => amountOf(cost, 'grant')

const monthOf = ({ repayments }: KnownCost) =>
  repayments.known && repayments.monthly.known ? middleOf(repayments.monthly.amount) : Number.NaN
