import { isRent } from '../listing/is-rent.ts'
import type { Listing, RejectedListing } from '../listing/listing.ts'
import { isHome } from '../listing/normalise-property-type.ts'
import { issuesIn } from '../loose-fields.ts'
import { ProviderUnreadable } from '../provider-failures.ts'
import { DomainListing, DomainReply, DomainResult, type DomainProject } from './domain-reply.ts'
import { codesOf, mapDomainListing } from './map-domain-listing.ts'

type Setting = Parameters<typeof mapDomainListing>[2]

/**
 * Parses a search reply: projects are flattened, each listing is checked separately. Throws `ProviderUnreadable` if the
 * reply is not a list.
 */
export function readSearchReply(body: unknown, setting: Setting) {
  const reply = DomainReply.safeParse(body ?? [])
  if (!reply.success) throw new ProviderUnreadable('Domain answered a search with something that is not a list')
  const read = reply.data.flatMap((result, index) => readResult(result, index + 1, setting))
  return {
    /** As Domain counts them: a project is one result. */
    results: reply.data.length,
    listings: read.flatMap((outcome) => ('reason' in outcome ? [] : [outcome])),
    rejected: read.flatMap((outcome) => ('reason' in outcome ? [outcome] : [])),
  }
}

type Outcome = Listing | RejectedListing

const readResult = (given: unknown, position: number, setting: Setting): Outcome[] => {
  const result = DomainResult.safeParse(given)
  if (!result.success) return [{ position, listing: null, reason: 'It is not a search result.' }]
  const { listing, listings, project } = result.data
  const children = listings ?? (listing === undefined ? [] : [listing])
  if (project != null && children.length === 0)
    return [
      { position, listing: idOf(project), reason: 'It is a project that names none of its homes, and no postcode.' },
    ]
  return children.flatMap((child) => readListing(unwrap(child), project ?? null, position, setting))
}

/** Children of a project come both bare and wrapped like results. */
const unwrap = (child: unknown): unknown =>
  typeof child === 'object' && child !== null && 'listing' in child ? child.listing : child

const readListing = (given: unknown, project: DomainProject | null, position: number, setting: Setting): Outcome[] => {
  const parsed = DomainListing.safeParse(given)
  if (!parsed.success) return [{ position, listing: idOf(given), reason: issuesIn(parsed.error) }]
  const listing = String(parsed.data.id)
  const { listingType, priceDetails } = parsed.data
  if (/^(?:rent|share)$/i.test(listingType ?? '') || isRent(priceDetails?.displayPrice ?? ''))
    return [{ position, listing, reason: 'It is for rent.' }]
  if (!isHome(codesOf(parsed.data.propertyDetails))) return [{ position, listing, reason: 'It is a car space.' }]
  const mapped = mapDomainListing(parsed.data, project, setting)
  return typeof mapped === 'string' ? [{ position, listing, reason: mapped }] : [mapped]
}

const idOf = (given: unknown): string | null => {
  const id = typeof given === 'object' && given !== null && 'id' in given ? given.id : null
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}
