import {
  type ComparedFact,
  type ComparedValue,
  type Comparison,
  type ComparisonRow,
  type FactName,
  factNames,
  openHomesAhead,
  priceText,
  type PropertySnapshot,
} from '@verandah/contracts'
import { type KnownFacts, knownValueOf } from '@verandah/scoring-model'
import { factTitles, factValueText } from '@/components/property/fact-titles.ts'
import { countText, dateTimeText } from '@/lib/format.ts'
import { statusLabels } from './home-labels.ts'

export const factLabels: Readonly<Record<ComparedFact, string>> = {
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

/** Returns the rows with a value for at least one home, limited to the given columns. */
export function rowsOf({ homes, rows }: Comparison, columns: readonly number[], now: number): ComparisonRow[] {
  return rows
    .map((row) => withoutPast(row, homes, now))
    .map((row) => ({ ...row, values: columns.map((column) => row.values[column] ?? null) }))
    .filter(({ values }) => values.some((value) => value !== null && !(Array.isArray(value) && value.length === 0)))
}

export interface StatedRow {
  title: string
  /** Texts, one for each home; null if not stated. */
  values: (string | null)[]
  isDifferent: boolean
}

export interface DetectedRow extends StatedRow {
  name: FactName
}

export function detectedRowsOf(homes: readonly KnownFacts[]): DetectedRow[] {
  return factNames.flatMap((name) => {
    const values = homes.map((home) => {
      const value = knownValueOf(home, name)
      return value === null ? null : factValueText({ name, value })
    })
    return statedRowsOf(factTitles[name], values).map((row) => ({ ...row, name }))
  })
}

/** One row, or none where no home states it. */
export function statedRowsOf(title: string, values: (string | null)[]): StatedRow[] {
  return values.every((value) => value === null) ? [] : [{ title, values, isDifferent: new Set(values).size > 1 }]
}

/** The condition in one word sums up what an advert says of repair and renovation, which have rows where known. */
export function isSaidByFacts(fact: ComparedFact, detected: readonly Pick<DetectedRow, 'name'>[]): boolean {
  return fact === 'propertyCondition' && detected.some(({ name }) => name === 'condition' || name === 'renovated')
}

/** Clears past times; for open homes, uses the next one. */
const withoutPast = (row: ComparisonRow, homes: Comparison['homes'], now: number): ComparisonRow => {
  if (!isTime(row.fact)) return row
  const values = row.values.map((value, column) => {
    const home = homes[column]?.home
    if (row.fact === 'openHomeDate' && home) return openHomesAhead(home, now)[0]?.start ?? null
    return value !== null && Date.parse(String(value)) > now ? value : null
  })
  return { ...row, values, isDifferent: new Set(values).size > 1 }
}

const isTime = (fact: ComparedFact): boolean => fact === 'openHomeDate' || fact === 'auctionDate'

/** Returns a fact in words; null if unknown. Times are in the home's time zone. */
export function valueText(
  fact: ComparedFact,
  value: ComparedValue,
  home: PropertySnapshot | null,
): string | readonly string[] | null {
  if (fact === 'price') return priceLabel(value, home)
  if (value === null || Array.isArray(value)) return value
  if (fact === 'landSize') return `${countText(Number(value))} m²`
  if (fact === 'status') return statusLabels[value as keyof typeof statusLabels]
  if (isTime(fact)) return dateTimeText(String(value), home?.timeZone)
  return String(value)
}

/** In full: "$1.0M" would hide how two prices differ. */
const priceLabel = (value: ComparedValue, home: PropertySnapshot | null): string =>
  typeof value === 'number'
    ? priceText('details', { price: value, displayPrice: null })
    : priceText('card', { ...home, price: null, displayPrice: typeof value === 'string' ? value : null })
