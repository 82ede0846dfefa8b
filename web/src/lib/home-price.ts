import { leastHomePrice, moneyText, mostHomePrice } from '@verandah/contracts'
import { amountIn, amountProblem } from './amounts.ts'

/** Why a typed price of a home is refused; undefined when it is one. */
export function homePriceProblem(text: string, what: 'price' | 'bid'): string | undefined {
  const amount = amountIn('money', text)
  if (amount === undefined) return amountProblem('money', text) ?? `Enter a ${what}, such as 780k`
  if (amount < leastHomePrice) return `Enter at least ${moneyText(leastHomePrice)}`
  return amount > mostHomePrice ? `Enter at most ${moneyText(mostHomePrice)}` : undefined
}
