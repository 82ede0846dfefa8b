import type { ListingUpdate, RejectedListing } from '../domain/listing.ts'
import { mapReaxmlListing } from './map-reaxml-listing.ts'
import { nameOf } from './read-identity.ts'
import { splitListings, type ListingPart } from './split-listings.ts'
import { readElement } from './xml-element.ts'

/** What a REAXML file says. Positions count listings from 1. */
export interface ParsedFeed {
  updates: (ListingUpdate & { position: number })[]
  rejected: RejectedListing[]
  /** What was wrong with listings that could be kept all the same. */
  warnings: RejectedListing[]
}

/** Reads a REAXML file (REA Group's DTD, rev 1.61). `year` is now, for the age of homes. Never throws: what is wrong with a listing is said of that listing. */
export const parseReaxml = (bytes: Uint8Array, { year }: { year: number }): ParsedFeed => {
  const feed: ParsedFeed = { updates: [], rejected: [], warnings: [] }
  for (const part of splitListings(bytes)) readPart(part, year, feed)
  return feed
}

const readPart = ({ position, kind, xml, reason, name }: ListingPart, year: number, feed: ParsedFeed): void => {
  const reject = (listing: string | null, why: string) => feed.rejected.push({ position, listing, reason: why })
  if (xml === null) return void reject(name, reason ?? 'It cannot be read.')
  const read = readElement(xml, kind)
  if (typeof read === 'string') return void reject(name, read)
  const listing = nameOf(read.root)
  const warn = (why: string) => void feed.warnings.push({ position, listing, reason: why })
  if (read.isMended) warn('It held control characters, which were taken out.')
  const update = mapReaxmlListing(read.root, { kind, year, warn })
  if (typeof update === 'string') return void reject(listing, update)
  feed.updates.push({ ...update, position })
}
