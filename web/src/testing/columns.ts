import type { Property, ResultColumns, SearchFilters, Weights } from '@verandah/contracts'
import { type Column, evaluateProperty, toColumns } from '@verandah/scoring-model'

const base64 = ({ buffer, byteOffset, byteLength }: Uint8Array | Uint16Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer, byteOffset, byteLength)))

const pack = ({ thousandths, known }: Column) => ({ thousandths: base64(thousandths), known: base64(known) })

const packAll = (columns: Readonly<Record<string, Column>>) =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, pack(column)]))

interface Found {
  weights: Weights
  filters: Pick<SearchFilters, 'locations'>
}

/** The columns of these homes, as the server makes them; they have no points. */
export const columnsOf = (homes: readonly Property[], { weights, filters }: Found): ResultColumns => {
  const evaluated = homes.map((home) => ({
    propertyId: home.id,
    evaluation: evaluateProperty({ input: { ...home, overrides: home.scoreOverrides }, weights, filters }),
  }))
  const { homes: order, factors, custom, extras } = toColumns(evaluated)
  return {
    revision: 3,
    ids: [...order].flatMap((row) => homes[row]?.id ?? []),
    columns: {
      factors: packAll(factors),
      custom: [...custom].map(([name, column]) => [name, pack(column)]),
      extras: packAll(extras),
    },
    points: { latitude: '', longitude: '', isDoor: '' },
    labels: homes.map(() => ''),
  }
}
