import type { Ruling } from '@verandah/listing-providers/same-home'
import type { BriefDoc, Listings, PlacedDoc } from './listings.ts'
import type { Rulings } from './rulings.ts'

/** What a home is merged from. */
export interface Adverts {
  adverts: BriefDoc[]
  /** The homes founded by its adverts; all but this one are aliases. */
  founded: string[]
  /** The home that this one is an alias of. */
  mergedInto: string | null
  ruled: Ruling[]
  /** Stable while the adverts and rulings are unchanged. */
  inputs: unknown[]
}

/** The adverts of homes; an alias has those of its target. */
export const readAdverts = async (
  { listings, rulings }: { listings: Listings; rulings: Rulings },
  ids: string[],
): Promise<(id: string) => Adverts> => {
  const direct = await listings.briefsOf(ids)
  const shown = new Set(direct.map(({ propertyId }) => propertyId))
  const joined = ids.filter((id) => !shown.has(id))
  const founders = await listings.bornAs(joined)
  const mainOf = new Map(joined.map((id) => [id, founderOf(founders, id)?.propertyId]))
  const others = [...new Set([...mainOf.values()].flatMap((id) => (id === undefined || shown.has(id) ? [] : id)))]
  const docs = [...direct, ...(others.length > 0 ? await listings.briefsOf(others) : [])]
  const said = await rulings.about(docs.map(({ _id }) => _id))
  const byHome = new Map<string | undefined, typeof docs>()
  for (const doc of docs) byHome.set(doc.propertyId, [...(byHome.get(doc.propertyId) ?? []), doc])
  return (id) => {
    const main = shown.has(id) ? id : mainOf.get(id)
    const own = main === undefined ? [] : (byHome.get(main) ?? [])
    const ruled = said.filter(({ one, other }) => own.some(({ _id }) => _id === one || _id === other))
    return {
      adverts: own,
      founded: own.flatMap(({ bornAs }) => bornAs ?? []),
      mergedInto: main === undefined || main === id ? null : main,
      ruled,
      inputs: [
        main,
        own.map(({ _id, fingerprint }) => `${_id} ${fingerprint}`).toSorted(),
        ruled.map(({ _id, kind }) => `${_id} ${kind}`),
      ],
    }
  }
}

const founderOf = (founders: PlacedDoc[], id: string): PlacedDoc | undefined =>
  founders
    .filter(({ bornAs }) => bornAs === id)
    .toSorted(
      (one, other) => one.firstSeenAt.getTime() - other.firstSeenAt.getTime() || (one._id < other._id ? -1 : 1),
    )[0]
