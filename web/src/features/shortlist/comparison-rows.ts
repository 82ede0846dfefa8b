import {
  type ComparedFact,
  type ComparedValue,
  type ComparisonRow,
  type PropertySnapshot,
  priceText,
} from '@verandah/contracts'
import { countText, dateTimeText } from '@/lib/format.ts'
import { statusWord } from './home-words.ts'

export const factWords: Readonly<Record<ComparedFact, string>> = {
  price: 'Price',
  score: 'Score',
  suburb: 'Suburb',
  propertyType: 'Type',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  parking: 'Parking',
  landSize: 'Land size',
  propertyAge: 'Age',
  propertyCondition: 'Condition',
  features: 'Features',
  status: 'On the market',
  openHomeDate: 'Open home',
  auctionDate: 'Auction',
}

/** Rows that say something of at least one home, with the columns of the wanted homes only. */
export const rowsOf = (rows: readonly ComparisonRow[], columns: readonly number[]): ComparisonRow[] =>
  rows
    .map((row) => ({ ...row, values: columns.map((column) => row.values[column] ?? null) }))
    .filter(({ values }) => values.some((value) => value !== null && !(Array.isArray(value) && value.length === 0)))

/** A fact in words; null is unknown. Times are on the clock of the home. */
export const valueWords = (
  fact: ComparedFact,
  value: ComparedValue,
  home: PropertySnapshot | null,
): string | readonly string[] | null => {
  if (fact === 'price') return priceWords(value)
  if (value === null || Array.isArray(value)) return value
  if (fact === 'landSize') return `${countText(Number(value))} m²`
  if (fact === 'status') return statusWord[value as keyof typeof statusWord]
  if (fact === 'openHomeDate' || fact === 'auctionDate') return dateTimeText(String(value), home?.timeZone)
  return String(value)
}

/** What stands in the place of a fact that is not known. */
export const missingWords = (fact: ComparedFact): string =>
  fact === 'openHomeDate' || fact === 'auctionDate' ? 'none stated' : 'unknown'

const priceWords = (value: ComparedValue): string =>
  typeof value === 'number'
    ? priceText('card', { price: value, displayPrice: null })
    : priceText('card', { price: null, displayPrice: typeof value === 'string' ? value : null })
