import type { ListingUpdate, RejectedListing } from '../listing/listing.ts'
import { createFeedDecoder } from './decode-feed.ts'
import { mapReaxmlListing } from './map-reaxml-listing.ts'
import { nameIn, nameOf } from './read-identity.ts'
import { marksOf, type RecordMark } from './record-marks.ts'
import { createListingSplitter, recordKinds, type ListingPart } from './split-listings.ts'
import { whyNoFeed } from './why-no-feed.ts'
import { readElement } from './xml-element.ts'

/** A remark about one record. */
export interface FeedRemark extends RejectedListing {
  /** `residential`, `land` …; empty if the record does not say. */
  kind: string
}

/** Contents of a chunk of a REAXML file. Positions count the file's listings from 1. */
export interface ParsedFeed {
  updates: (ListingUpdate & { position: number; kind: string; record: string | null })[]
  /** Kinds of the unchanged records, which were skipped. */
  unchanged: string[]
  rejected: FeedRemark[]
  /** Problems of listings that were kept nevertheless. */
  warnings: FeedRemark[]
  /** Why the file is not REAXML. */
  refusal?: string
}

const remainsOfOne = new RegExp(`</(?:${recordKinds.join('|')})[\\s>]|<uniqueID\\b`, 'i')

/** Where a feed comes from, and when. */
export interface FeedOrigin {
  readonly source: string
  readonly now: Date
  /** Identifies the weights of the facts model: a build with other weights reads each record again. */
  readonly weights: string
}

/**
 * Parses a REAXML file (REA Group's DTD, rev 1.61) as a stream. Never throws: problems are reported for their listing.
 */
export const createFeedParser = ({ source, now, weights }: FeedOrigin) => {
  const decoder = createFeedDecoder()
  const splitter = createListingSplitter()
  const whyNone = whyNoFeed()
  let position = 0
  /** Parses the next chunk; `isLast` ends the file. */
  return (bytes: Uint8Array, isLast: boolean) => {
    const text = decoder.read(bytes, isLast)
    const parts = splitter.push(text, isLast).filter((part) => part.kind !== null || remainsOfOne.test(part.text))
    const marks = marksOf(parts, { source, encoding: decoder.encoding(), now, weights })
    /** Returns the contents of all records except known ones. */
    const read = (known: ReadonlySet<string>): ParsedFeed => {
      const feed: ParsedFeed = { updates: [], unchanged: [], rejected: [], warnings: [] }
      for (const [index, part] of parts.entries()) {
        position += 1
        const at = { position, kind: part.kind ?? '' }
        const { record = null } = marks[index] ?? {}
        if (record !== null && known.has(record)) feed.unchanged.push(at.kind)
        else addTo(feed, readPart(part, decoder.decode, now), { ...at, record })
      }
      const refusal = whyNone(text, { isLast, hasListings: position > 0 })
      return refusal === null ? feed : { ...feed, refusal }
    }
    return { marks: marks.filter((mark): mark is RecordMark => mark !== null), read }
  }
}

/** A record with warnings is read again every time, so that they are reported again. */
const addTo = (
  feed: ParsedFeed,
  { listing, warnings, ...read }: ReadPart,
  { record, ...at }: Pick<ParsedFeed['updates'][number], 'position' | 'kind' | 'record'>,
): void => {
  feed.warnings.push(...warnings.map((reason) => ({ ...at, listing, reason })))
  if ('reason' in read) feed.rejected.push({ ...at, listing, reason: read.reason })
  else feed.updates.push({ ...read.update, ...at, record: warnings.length === 0 ? record : null })
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
