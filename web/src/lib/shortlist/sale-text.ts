import { moneyText, type SaleResult } from '@verandah/contracts'
import { daysInWords } from '@/lib/days.ts'

/** "Sold for $845,000 on 28 Nov, by your record". */
export function saleText(result: SaleResult): string {
  return `${saleWords(result)}, by your record`
}

/** "Sold for $845,000 on 28 Nov". */
export function saleWords({ outcome, price, day }: SaleResult): string {
  const at = price === null ? '' : ` ${outcome === 'passedIn' ? 'at' : 'for'} ${moneyText(price)}`
  return `${words[outcome]}${at} on ${dayOf(day)}`
}

const words = { bought: 'Sold to you', sold: 'Sold', passedIn: 'Passed in' } as const

const dayOf = daysInWords({ day: 'numeric', month: 'short' })
