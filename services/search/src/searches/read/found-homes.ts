import type { KeptHome } from '@verandah/contracts'
import type { SearchParts } from '../search-parts.ts'

/** Every home that a search found, matching or not, in its current state; aliases are left out. */
export async function foundHomes({ results, properties }: SearchParts, searchId: string): Promise<KeptHome[]> {
  const ids = (await results.revisionsOf(searchId)).map(({ propertyId }) => propertyId)
  const aliases = new Set((await properties.aliasesOf(ids)).map(({ _id }) => _id))
  const docs = await properties.byIds(ids.filter((id) => !aliases.has(id)))
  return docs.flatMap(({ home }) => home ?? [])
}
