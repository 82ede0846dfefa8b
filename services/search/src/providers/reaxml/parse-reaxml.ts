import type { ListingUpdate, RejectedListing } from '../domain/listing.ts'
import { createFeedDecoder } from './decode-feed.ts'
import { mapReaxmlListing } from './map-reaxml-listing.ts'
import { nameIn, nameOf } from './read-identity.ts'
import { createListingSplitter, recordKinds, type ListingPart } from './split-listings.ts'
import { whyNoFeed } from './why-no-feed.ts'
import { readElement } from './xml-element.ts'

/** A sentence about one record. */
export interface FeedRemark extends RejectedListing {
  /** `residential`, `land` …; empty where the record does not say. */
  kind: string
}

/** What a stretch of a REAXML file says. Positions count the listings of the file from 1. */
export interface ParsedFeed {
  updates: (ListingUpdate & { position: number; kind: string })[]
  rejected: FeedRemark[]
  /** What was wrong with listings that could be kept all the same. */
  warnings: FeedRemark[]
  /** Why the whole is no REAXML, where it is none. */
  refusal?: string
}

const remainsOfOne = new RegExp(`</(?:${recordKinds.join('|')})[\\s>]|<uniqueID\\b`, 'i')

/**
 * Reads a REAXML file (REA Group's DTD, rev 1.61) as it comes in, from now on. Never throws: what is wrong with a listing is said of that listing.
 */
export const createFeedParser = (now: Date) => {
  const decoder = createFeedDecoder()
  const splitter = createListingSplitter()
  const whyNone = whyNoFeed()
  let position = 0
  /** What the next stretch adds; `isLast` ends the file. */
  return (bytes: Uint8Array, isLast: boolean): ParsedFeed => {
    const feed: ParsedFeed = { updates: [], rejected: [], warnings: [] }
    const text = decoder.read(bytes, isLast)
    for (const part of splitter.push(text, isLast)) {
      if (part.kind === null && !remainsOfOne.test(part.text)) continue
      position += 1
      const at = { position, kind: part.kind ?? '' }
      const { listing, warnings, ...read } = readPart(part, decoder.decode, now)
      feed.warnings.push(...warnings.map((reason) => ({ ...at, listing, reason })))
      if ('reason' in read) feed.rejected.push({ ...at, listing, reason: read.reason })
      else feed.updates.push({ ...read.update, ...at })
    }
    const refusal = whyNone(text, { isLast, hasListings: position > 0 })
    return refusal === null ? feed : { ...feed, refusal }
  }
}

type ReadPart = { listing: string | null; warnings: string[] } & ({ update: ListingUpdate } | { reason: string })

const readPart = (
  { kind, text, broken }: ListingPart,
  decode: (text: string) => string | null,
  now: Date,
): ReadPart => {
  const warnings: string[] = []
  const reject = (reason: string): ReadPart => ({ listing: nameIn(text), warnings, reason })
  if (kind === null) return reject('Its opening tag cannot be read.')
  if (broken !== null) return reject(broken)
  const xml = decode(text)
  if (xml === null) return reject('It holds bytes that are not text in the encoding of the feed.')
  const read = readElement(xml, kind)
  if (typeof read === 'string') return reject(read)
  if (read.isMended) warnings.push('It held control characters, which were taken out.')
  const update = mapReaxmlListing(read.root, { kind, now, warn: (reason) => void warnings.push(reason) })
  const listing = nameOf(read.root) ?? nameIn(text)
  return typeof update === 'string' ? { listing, warnings, reason: update } : { listing, warnings, update }
}
