import type { KeptHome, Loosening, ScoreOverrides, SearchFilters } from '@verandah/contracts'
import { matchesFilters, withoutSilent } from '@verandah/listing-providers/listing'
import { passes, type Question, type Narrowing } from './narrowing.ts'

interface Loosened extends Pick<Loosening, 'field' | 'value'> {
  filters: SearchFilters
}

const bounds = ['minBedrooms', 'minBathrooms', 'minParking', 'minLandSize', 'propertyType'] as const

/** The filters of a search, each time without one. */
const loosened = (filters: SearchFilters): Loosened[] => {
  const { minPrice, maxPrice, maxOver: _over, facts = [], ...rest } = filters
  const isPriced = minPrice !== undefined || maxPrice !== undefined
  const asked = bounds.filter((name) => filters[name] !== undefined)
  const musts = facts.filter(({ wish }) => wish === 'must')
  return [
    ...(isPriced ? [{ field: 'price', value: null, filters: { ...rest, facts } }] : []),
    ...asked.map((field) => ({ field, value: null, filters: withoutBound(filters, field) })),
    ...musts.map((must) => ({
      field: 'facts',
      value: `${must.name}:${must.value}`,
      filters: { ...filters, facts: facts.filter((other) => other !== must) },
    })),
  ]
}

const withoutBound = (filters: SearchFilters, field: (typeof bounds)[number]): SearchFilters =>
  field === 'propertyType'
    ? { ...filters, propertyType: undefined, propertyTypes: undefined }
    : { ...filters, [field]: undefined }

/** How many homes the list of a search gains without each of its filters. */
export function loosenSearch(
  homes: readonly KeptHome[],
  filters: SearchFilters,
  own: ReadonlyMap<string, ScoreOverrides>,
): Loosening[] {
  const countOf = (asked: SearchFilters): number => {
    const matching = homes.filter((home) => matchesFilters(home, asked, own.get(home.id)))
    return withoutSilent(matching, asked, own).length
  }
  const now = countOf(filters)
  return loosened(filters).map(({ field, value, filters: without }) => ({
    of: 'search',
    field,
    value,
    homes: countOf(without) - now,
  }))
}

interface AskedPart extends Pick<Loosening, 'field' | 'value'> {
  narrowing: Narrowing
}

const asking = [
  ...(['type', 'open', 'under', 'cash', 'month', 'words', 'without'] as const),
  ...(['distance', 'beds', 'baths', 'parking', 'area'] as const),
]

/** The filters of a narrowing, each fact by itself. */
export function partsOf(narrowing: Narrowing): AskedPart[] {
  return [
    ...asking
      .filter((field) => narrowing[field] !== undefined)
      .map((field) => ({ field, value: null, narrowing: { [field]: narrowing[field] } })),
    ...[narrowing.fact ?? []].flat().map((fact) => ({ field: 'fact', value: fact, narrowing: { fact } })),
  ]
}

interface Narrowed {
  rows: readonly { propertyId: string; home: KeptHome }[]
  own: ReadonlyMap<string, ScoreOverrides>
}

/** For each filter, how many homes fail it alone. */
export function loosenNarrowing(
  parts: readonly (AskedPart & { questions: readonly Question[] })[],
  { rows, own }: Narrowed,
): Loosening[] {
  const answers = rows.map(({ home, propertyId }) =>
    parts.map(({ questions }) => passes(questions, home, own.get(propertyId) ?? null) === true),
  )
  return parts.map(({ field, value }, at) => ({
    of: 'narrowing',
    field,
    value,
    homes: answers.filter((row) => row.every((isPassed, index) => isPassed !== (index === at))).length,
  }))
}
