import type { aDomainListing, aPropTrackListing } from '@verandah/listing-providers/testing'

/** One field of a provider's published contract, and the expected advert for a reply with it. */
export interface ReplyRule<Given> {
  field: string
  given: Given
  /** Null when the advert must be rejected. */
  advert: Readonly<Record<string, unknown>> | null
}

export type DomainGiven = Parameters<typeof aDomainListing>[0] & { project?: Record<string, unknown> }
export type PropTrackGiven = Parameters<typeof aPropTrackListing>[0]
