import { moneyText, type SaleResult } from '@verandah/contracts'

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

const days = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A day without a time is the same everywhere. */
const dayOf = (day: string): string => days.format(new Date(day))
