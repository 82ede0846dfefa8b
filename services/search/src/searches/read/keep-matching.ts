import type { KeptHome, ScoreOverrides } from '@verandah/contracts'
import { matchesFilters, leavesOutSilent, partBySilence } from '@verandah/listing-providers/listing'
import type { SearchDoc } from '../search-document.ts'
import type { SearchParts } from '../search-parts.ts'

/** The homes that match a search as its buyer sees it; the others and aliases are removed from the search. */
export async function keepMatching(
  { results, properties, overrides }: SearchParts,
  { _id, userId, filters }: Pick<SearchDoc, '_id' | 'userId' | 'filters'>,
  homes: KeptHome[],
): Promise<{ matching: KeptHome[]; own: Map<string, ScoreOverrides> }> {
  const ids = homes.map(({ id }) => id)
  const own = await overrides.of(userId)
  const aliases = (await properties.aliasesOf(ids)).flatMap(({ home }) => home ?? [])
  const aliasIds = new Set(aliases.map(({ id }) => id))
  const shown = homes.filter(({ id }) => !aliasIds.has(id))
  const matching = new Set(shown.filter((home) => matchesFilters(home, filters, own.get(home.id))))
  const others = shown.filter((home) => !matching.has(home))
  await results.leaveOut(_id, [...others, ...aliases])
  return { matching: [...matching], own }
}

/** Of homes that a search found, those that its list shows: a must-have leaves out homes that do not state it. */
export async function statingMusts<Row extends { propertyId: string; home: KeptHome }>(
  { overrides }: Pick<SearchParts, 'overrides'>,
  { userId, filters }: Pick<SearchDoc, 'userId' | 'filters'>,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  if (!leavesOutSilent(filters)) return rows
  return partBySilence(rows, filters, await overrides.of(userId)).having
}

/** Every home that a search found, matching or not, in its current state; aliases are left out. */
export async function foundHomes({ results, properties }: SearchParts, searchId: string): Promise<KeptHome[]> {
  const ids = (await results.revisionsOf(searchId)).map(({ propertyId }) => propertyId)
  const aliases = new Set((await properties.aliasesOf(ids)).map(({ _id }) => _id))
  const docs = await properties.byIds(ids.filter((id) => !aliases.has(id)))
  return docs.flatMap(({ home }) => home ?? [])
}
