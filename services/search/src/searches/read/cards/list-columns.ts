import {
  askedPriceOf,
  type KeptHome,
  type ResultColumns,
  type Housemate,
  type MemberColumns,
} from '@verandah/contracts'
import { notFound, type Handler } from '@verandah/kit'
import { shortMoneyText, scoringRule, weightsForSearch, scoringFields } from '@verandah/scoring-model'
import type { SearchDoc } from '../../search-document.ts'
import type { SearchParts } from '../../search-parts.ts'
import { narrowHomes, type Narrowed } from './narrowed-homes.ts'
import { base64, packColumns } from './pack-columns.ts'
import { placesAround } from './domain/area.ts'
import { toHousemate } from '@verandah/user-records'

const columnReads = [...scoringFields, 'propertyType', 'latitude', 'longitude', 'isAtDoor'] as const

/** All homes of a search of the caller, narrowed like its pages, as columns for ranking and mapping. */
export const listColumns =
  (deps: SearchParts): Handler<'listResultColumns'> =>
  async ({ caller, params, query }) => {
    const search = await deps.searches.findOwn(params.searchId, caller.sub)
    if (!search) throw notFound()
    const narrowed = await narrowHomes(deps, search, { narrowing: query, reads: columnReads, now: deps.clock.now() })
    const names = Object.keys((await deps.userWeights.of(caller.sub)).additionalCriteria)
    return packHomes(deps, search, { narrowed, names })
  }

/** Some homes of a search as columns, by that search's own criteria. */
export async function columnsOf(
  deps: SearchParts,
  search: SearchDoc,
  ids: ReadonlySet<string>,
): Promise<ResultColumns> {
  const narrowed = await narrowHomes(deps, search, { narrowing: {}, reads: columnReads, now: deps.clock.now() })
  const rows = narrowed.rows.filter(({ propertyId }) => ids.has(propertyId))
  return packHomes(deps, search, { narrowed: { ...narrowed, rows }, names: [] })
}

/** `names`: custom criteria that the buyer may weigh here, beside those of the search. */
const packHomes = (
  { localities }: SearchParts,
  { filters, revision }: SearchDoc,
  { narrowed: { rows, weights, own }, names }: { narrowed: Narrowed; names: readonly string[] },
): ResultColumns => {
  const { sorted, columns } = packColumns(rows, { weights, filters, own, names })
  const homes = sorted.map(({ home }) => home)
  return {
    revision,
    rule: scoringRule,
    ids: sorted.map(({ propertyId }) => propertyId),
    columns,
    points: packPoints(homes, placesAround(localities, filters.locations)),
    kinds: packKinds(homes),
    labels: homes.map(labelOf),
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
  const keyOf = ({ propertyType, suburb }: KeptHome): string => `${propertyType} ${suburb}`
  const kinds = new Map(homes.map((home) => [keyOf(home), { type: home.propertyType, suburb: home.suburb }]))
  const indexes = new Map([...kinds.keys()].map((key, index) => [key, index]))
  const of = base64(Uint16Array.from(homes, (home) => indexes.get(keyOf(home)) ?? 0))
  return { names: [...kinds.values()], of }
}

/** "$1.25M", "$850k"; empty where no price is shown. */
const labelOf = (home: Pick<KeptHome, 'price' | 'priceFrom' | 'priceTo'>): string => {
  const price = askedPriceOf(home)
  return price === null ? '' : shortMoneyText(price)
}

/**
 * The homes of a search of the caller by the weights of everybody in the household. The caller weighs by the search's
 * own weights, as on its results page; the others by theirs, with the search's filters as the ideal where it follows
 * the brief.
 */
export const listMemberColumns =
  (deps: SearchParts): Handler<'listMemberColumns'> =>
  async ({ caller, params }) => {
    const search = await deps.searches.findOwn(params.searchId, caller.sub)
    if (!search) throw notFound()
    const narrowed = await narrowHomes(deps, search, { narrowing: {}, reads: columnReads, now: deps.clock.now() })
    const members = await deps.households.membersOf(caller.sub)
    const name = members.find(({ userId }) => userId === caller.sub)?.name ?? caller.username
    const own = columnsFor(search, narrowed, { ...narrowed, member: { userId: caller.sub, name } })
    const others = members.filter(({ userId }) => userId !== caller.sub)
    const theirs = others.map(async (member) => {
      const weights = weightsForSearch(await deps.userWeights.of(member.userId), search.filters)
      const overrides = await deps.overrides.of(member.userId)
      return columnsFor(search, narrowed, { member: toHousemate(member), weights, own: overrides })
    })
    return [own, ...(await Promise.all(theirs))]
  }

const columnsFor = (
  { filters }: SearchDoc,
  { rows }: Narrowed,
  { member, weights, own }: Pick<Narrowed, 'weights' | 'own'> & { member: Housemate },
): MemberColumns => {
  const { sorted, columns } = packColumns(rows, { weights, filters, own, names: [] })
  return { member, weights, rule: scoringRule, ids: sorted.map(({ propertyId }) => propertyId), columns }
}
