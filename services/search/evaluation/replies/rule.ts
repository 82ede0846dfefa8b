import type { aDomainListing, aPropTrackListing } from '@verandah/listing-providers/testing'

/** One field of a provider's published contract, and what an advert says where a reply has it. */
export interface ReplyRule<Given> {
  field: string
  given: Given
  /** Null where no advert may be kept. */
  advert: Readonly<Record<string, unknown>> | null
}

export type DomainGiven = Parameters<typeof aDomainListing>[0] & { project?: Record<string, unknown> }
export type PropTrackGiven = Parameters<typeof aPropTrackListing>[0]
