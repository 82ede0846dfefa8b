import {
  type KeptHome,
  leastShownPrice,
  type listResultColumns as route,
  shownPriceOf,
  type ResultColumns,
} from '@verandah/contracts'
import { notFound, type Clock, type Handler } from '@verandah/kit'
import { moneyText, scoringRule } from '@verandah/scoring-model'
import { scoringFields } from '../../../ranking/domain/scoring-inputs.ts'
import type { SearchDoc } from '../../search-document.ts'
import type { SearchParts } from '../../search-parts.ts'
import { narrowHomes, type Narrowed, type NarrowDeps } from './narrowed-homes.ts'
import { base64, packColumns } from './pack-columns.ts'
import { placesAround } from './places-around.ts'

export type ColumnsDeps = NarrowDeps & Pick<SearchParts, 'searches'> & { clock: Clock }

export const columnReads = [...scoringFields, 'propertyType', 'latitude', 'longitude', 'isAtDoor'] as const

/** All homes of a search of the caller, narrowed like its pages, as columns for ranking and mapping. */
export const listColumns =
  (deps: ColumnsDeps): Handler<typeof route> =>
  async ({ caller, params, query }) => {
    const search = await deps.searches.findOwn(params.searchId, caller.sub)
    if (!search) throw notFound()
    const narrowed = await narrowHomes(deps, search, { narrowing: query, reads: columnReads, now: deps.clock.now() })
    const names = Object.keys((await deps.userWeights.of(caller.sub)).additionalCriteria)
    return packHomes(deps, search, { narrowed, names })
  }

/** Some homes of a search as columns, by that search's own criteria. */
export async function columnsOf(
  deps: NarrowDeps & { clock: Clock },
  search: SearchDoc,
  ids: ReadonlySet<string>,
): Promise<ResultColumns> {
  const narrowed = await narrowHomes(deps, search, { narrowing: {}, reads: columnReads, now: deps.clock.now() })
  const rows = narrowed.rows.filter(({ propertyId }) => ids.has(propertyId))
  return packHomes(deps, search, { narrowed: { ...narrowed, rows }, names: [] })
}

/** `names`: custom criteria that the buyer may weigh here, beside those of the search. */
const packHomes = (
  { localities }: Pick<NarrowDeps, 'localities'>,
  { filters, revision }: SearchDoc,
  { narrowed: { rows, weights, own }, names }: { narrowed: Narrowed; names: readonly string[] },
): ResultColumns => {
  const { sorted, columns } = packColumns(rows, { weights, filters, own, names })
  return {
    revision,
    rule: scoringRule,
    ids: sorted.map(({ propertyId }) => propertyId),
    columns,
    points: packPoints(
      sorted.map(({ home }) => home),
      placesAround(localities, filters.locations),
    ),
    kinds: packKinds(sorted.map(({ home }) => home)),
    labels: sorted.map(({ home }) => labelOf(home)),
  }
}

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
