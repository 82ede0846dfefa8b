import { factors, type Property, type ResultColumns, type SearchFilters, type Weights } from '@verandah/contracts'
import { type Column, evaluateProperty, shortMoneyText, toColumns } from '@verandah/scoring-model'

const base64 = ({ buffer, byteOffset, byteLength }: Uint8Array | Uint16Array | Float32Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer, byteOffset, byteLength)))

const pack = ({ thousandths, known }: Column) => ({ thousandths: base64(thousandths), known: base64(known) })

const packAll = (columns: Readonly<Record<string, Column>>) =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, pack(column)]))

interface Found {
  weights: Pick<Weights, 'idealCriteria' | 'useFiltersForScoring' | 'additionalCriteria'> &
    Partial<Pick<Weights, 'places'>>
  filters: Pick<SearchFilters, 'locations'>
}

/** Builds the columns of homes as the server does. */
export function columnsOf(homes: readonly Property[], { weights, filters }: Found): ResultColumns {
  const evaluated = homes.map((home) => ({
    propertyId: home.id,
    evaluation: evaluateProperty({ input: { ...home, overrides: home.scoreOverrides }, weights, filters }),
  }))
  const { homes: order, factors: byFactor, custom, extras, overBudget } = toColumns(evaluated)
  const sorted = [...order].flatMap((row) => homes[row] ?? [])
  return {
    revision: 3,
    ids: sorted.map(({ id }) => id),
    columns: {
      factors: packAll(byFactor),
      custom: [...custom].map(([name, column]) => [name, pack(column)]),
      extras: packAll(extras),
      overBudget: base64(overBudget),
    },
    points: {
      latitude: base64(Float32Array.from(sorted, ({ latitude }) => latitude ?? Number.NaN)),
      longitude: base64(Float32Array.from(sorted, ({ longitude }) => longitude ?? Number.NaN)),
      isDoor: base64(Uint8Array.from(sorted, ({ isAtDoor }) => Number(isAtDoor !== false))),
    },
    kinds: {
      names: sorted.map(({ propertyType: type, suburb }) => ({ type, suburb })),
      of: base64(Uint16Array.from(sorted.keys())),
    },
    labels: sorted.map(({ price }) => (price === null ? '' : shortMoneyText(price))),
  }
}

/** Builds columns whose scores equal those of the cards, whatever the weights. */
export function columnsByScore(homes: readonly Property[]): ResultColumns {
  const weights = { additionalCriteria: {}, idealCriteria: {}, useFiltersForScoring: true }
  const { columns: _, ...columns } = columnsOf(homes, { weights, filters: { locations: [] } })
  const scores = columns.ids.map((id) => homes.find((home) => home.id === id)?.score ?? 0)
  const worth = pack({
    thousandths: Uint16Array.from(scores, (score) => score * 100),
    known: Uint8Array.from(scores, () => 1),
  })
  const alike = Object.fromEntries(factors.map((factor) => [factor, worth]))
  return { ...columns, columns: { factors: alike, custom: [], extras: {} } }
}
