import {
  type KeptHome,
  leastShownPrice,
  type listResultColumns as route,
  shownPriceOf,
  type ResultColumns,
} from '@verandah/contracts'
import { notFound, type Clock, type Handler } from '@verandah/kit'
import { type Column, evaluateProperty, moneyText, scoringRule, toColumns } from '@verandah/scoring-model'
import { scoringFields, scoringInputOf } from '../../ranking/domain/scoring-inputs.ts'
import type { SearchDoc } from '../search-document.ts'
import type { SearchParts } from '../search-parts.ts'
import { narrowHomes, type Narrowed, type NarrowDeps } from './narrowed-homes.ts'
import { placesAround } from './places-around.ts'

type ColumnsDeps = NarrowDeps & Pick<SearchParts, 'searches'> & { clock: Clock }

const reads = [...scoringFields, 'propertyType', 'latitude', 'longitude', 'isAtDoor'] as const

/** All homes of a search of the caller, narrowed like its pages, as columns for ranking and mapping. */
export const listColumns =
  (deps: ColumnsDeps): Handler<typeof route> =>
  async ({ caller, params, query }) => {
    const search = await deps.searches.findOwn(params.searchId, caller.sub)
    if (!search) throw notFound()
    const narrowed = await narrowHomes(deps, search, { narrowing: query, reads, now: deps.clock.now() })
    const names = Object.keys((await deps.userWeights.of(caller.sub)).additionalCriteria)
    return packHomes(deps, search, { narrowed, names })
  }

/** Some homes of a search as columns, by that search's own criteria. */
export const columnsOf = async (
  deps: NarrowDeps & { clock: Clock },
  search: SearchDoc,
  ids: ReadonlySet<string>,
): Promise<ResultColumns> => {
  const narrowed = await narrowHomes(deps, search, { narrowing: {}, reads, now: deps.clock.now() })
  const rows = narrowed.rows.filter(({ propertyId }) => ids.has(propertyId))
  return packHomes(deps, search, { narrowed: { ...narrowed, rows }, names: [] })
}

/** `names`: custom criteria that the buyer may weigh here, beside those of the search. */
const packHomes = (
  { localities }: Pick<NarrowDeps, 'localities'>,
  { filters, revision }: SearchDoc,
  { narrowed: { rows, weights, own }, names }: { narrowed: Narrowed; names: readonly string[] },
): ResultColumns => {
  const named = Object.fromEntries(names.map((name) => [name, 0]))
  const weighed = { ...weights, additionalCriteria: { ...named, ...weights.additionalCriteria } }
  const evaluated = rows.map(({ propertyId, home }) => ({
    propertyId,
    evaluation: evaluateProperty({ input: scoringInputOf(home, own.get(propertyId)), weights: weighed, filters }),
  }))
  const { homes: order, factors, custom, extras, overBudget } = toColumns(evaluated)
  const sorted = [...order].flatMap((row) => rows[row] ?? [])
  return {
    revision,
    rule: scoringRule,
    ids: sorted.map(({ propertyId }) => propertyId),
    columns: {
      factors: packAll(factors),
      custom: [...custom].map(([name, column]) => [name, pack(column)]),
      extras: packAll(extras),
      overBudget: base64(overBudget),
    },
    points: packPoints(
      sorted.map(({ home }) => home),
      placesAround(localities, filters.locations),
    ),
    kinds: packKinds(sorted.map(({ home }) => home)),
    labels: sorted.map(({ home }) => labelOf(home)),
  }
}

const base64 = ({ buffer, byteOffset, byteLength }: Uint8Array | Uint16Array | Float32Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64')

const pack = ({ thousandths, known }: Column) => ({ thousandths: base64(thousandths), known: base64(known) })

const packAll = (columns: Readonly<Record<string, Column>>) =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, pack(column)]))

const packPoints = (homes: readonly KeptHome[], { pointOf }: Pick<ReturnType<typeof placesAround>, 'pointOf'>) => {
  const points = homes.map((home) => pointOf(home))
  return {
    latitude: base64(Float32Array.from(points, (point) => point?.latitude ?? Number.NaN)),
    longitude: base64(Float32Array.from(points, (point) => point?.longitude ?? Number.NaN)),
    isDoor: base64(Uint8Array.from(homes, ({ latitude, isAtDoor }) => Number(latitude !== null && isAtDoor !== false))),
  }
}

const packKinds = (homes: readonly KeptHome[]): NonNullable<ResultColumns['kinds']> => {
  const kinds = new Map<
    string,
    { index: number; name: Pick<KeptHome, 'suburb'> & { type: KeptHome['propertyType'] } }
  >()
  const indexOf = ({ propertyType: type, suburb }: KeptHome): number => {
    const key = `${type} ${suburb}`
    const known = kinds.get(key) ?? { index: kinds.size, name: { type, suburb } }
    kinds.set(key, known)
    return known.index
  }
  const of = base64(Uint16Array.from(homes, indexOf))
  return { names: [...kinds.values()].map(({ name }) => name), of }
}

/** "$1.25M", "$850k"; empty where no price is shown. */
const labelOf = (home: Pick<KeptHome, 'price' | 'priceFrom' | 'priceTo'>): string => {
  const price = shownPriceOf(home)
  return price === null || price < leastShownPrice ? '' : moneyText(price)
}
