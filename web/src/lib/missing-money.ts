import type { BuyersMoney } from '@verandah/contracts'
import { type MissingMoney, missingMoney } from '@verandah/true-cost'

const words: Readonly<Record<MissingMoney, string>> = { buyers: 'who buys', deposit: 'your deposit' }

/** "Say who buys and your deposit to see what homes cost you."; null when enough is said. */
export function missingMoneyText(money: BuyersMoney): string | null {
  const missing = missingMoney(money)
  return missing.length === 0
    ? null
    : `Say ${missing.map((field) => words[field]).join(' and ')} to see what homes cost you.`
}
