import { isOnTheMarket } from '@verandah/contracts'
import type { Listing } from '../listing/index.ts'
import { placeOf, type Place } from './compare-places.ts'

/** The traits of an advert that merging compares; small enough to read for every candidate. */
export interface Traits {
  /** Of the advert: `provider:sourceId`. */
  readonly id: string
  readonly provider: string
  readonly agency: string | null
  /** Its letters in lower case; absent where an earlier build read the advert. */
  readonly agencyName?: string | null
  readonly crmId: string | null
  readonly place: Place
  readonly propertyType: Listing['propertyType']
  readonly bedrooms: number | null
  readonly bathrooms: number | null
  readonly landSize: number | null
  /** Dollars; an open end reaches a tenth beyond its start. */
  readonly prices: { readonly from: number; readonly to: number } | null
  /** Names of its photos that are unlikely to recur by chance. */
  readonly photos: readonly number[]
  readonly sketch: readonly number[]
  /** Neither sold nor withdrawn. */
  readonly isCurrent: boolean
  /** ISO 8601: by its provider, else when first seen. */
  readonly listedAt: string
  /** When it last changed, ISO 8601: by its provider, else as seen. */
  readonly changedAt: string
}

interface Seen {
  /** When the advert was first seen and seen to change; ISO 8601. */
  readonly firstSeenAt: string
  readonly changedAt: string
}

export function traitsOf(listing: Listing, { firstSeenAt, changedAt }: Seen): Traits {
  const { id, provider, agency, crmId, status, propertyType, bedrooms, bathrooms, landSize } = listing
  return {
    id,
    provider,
    crmId: crmId ?? null,
    propertyType,
    bedrooms,
    bathrooms,
    landSize,
    isCurrent: isOnTheMarket(status),
    listedAt: listing.listedAt ?? firstSeenAt,
    agency: agency?.id ?? agency?.name ?? null,
    agencyName: nameKeyOf(agency?.name ?? ''),
    place: placeOf(listing),
    prices: pricesOf(listing),
    photos: [...new Set([...listing.images, ...listing.floorplans].flatMap((url) => photoOf(url) ?? []))],
    sketch: sketchOf(listing.description),
    changedAt: listing.modifiedAt ?? changedAt,
  }
}

const nameKeyOf = (name: string): string | null => {
  const key = name.toLowerCase().replace(/[^a-z0-9]/g, '')
  return key === '' ? null : key
}

export const openEnd = 1.1

const pricesOf = ({ price, priceFrom, priceTo }: Listing): Traits['prices'] => {
  const from = priceFrom ?? price ?? (priceTo === null ? null : priceTo / openEnd)
  const to = priceTo ?? price ?? (priceFrom === null ? null : priceFrom * openEnd)
  return from === null || to === null ? null : { from, to }
}

/** The file name when it is a hash, an id or a camera's number; `main.jpg` and `12_1.jpg` identify nothing. */
const photoOf = (url: string): number | null => {
  const [path = ''] = url.toLowerCase().split(/[?#]/)
  const name = (path.split('/').at(-1) ?? '').replace(/\.[a-z0-9]{2,5}$/, '')
  const isOwn = name.replace(/[^0-9a-f]/g, '').length >= 14 && !/^\d{1,12}(?:_\d{1,3})*$/.test(name)
  return isOwn ? hashOf(name) : null
}

const wordsTogether = 5
const wordsAtMost = 2_000
/** The sampling rate of hashes, the same for every text. */
const keptOf = 4

/** A sketch of a text: sampled hashes of five-word shingles. */
function sketchOf(text: string): number[] {
  const words = (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).slice(0, wordsAtMost)
  const kept = new Set<number>()
  for (let start = 0; start + wordsTogether <= words.length; start += 1) {
    let state = beginning
    for (let at = start; at < start + wordsTogether; at += 1)
      state = goOn(at === start ? state : goOn(state, ' '), words[at] ?? '')
    const hash = ended(state)
    if (hash % keptOf === 0) kept.add(hash)
  }
  return [...kept]
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  return ended(goOn(beginning, text))
}

const beginning = 0x811c9dc5

const goOn = (state: number, text: string): number => {
  let hash = state
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash
}

const ended = (hash: number): number => (hash ^ (hash >>> 15)) >>> 0

/** Containment of the smaller sketch in the larger, 0 to 1; null when either is empty. */
export function overlapOf(one: readonly number[], other: readonly number[]): number | null {
  const [small, large] = one.length < other.length ? [one, other] : [other, one]
  if (small.length === 0) return null
  const known = new Set(large)
  return small.filter((item) => known.has(item)).length / small.length
}
