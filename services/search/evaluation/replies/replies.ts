import { isDeepStrictEqual } from 'node:util'
import { aDomainListing, aPropTrackListing, readListing, readSearchReply } from '@verandah/listing-providers/testing'
import { describeListing } from '../../src/homes/domain/describe-listing.ts'
import type { Listing } from '@verandah/listing-providers/listing'
import { shareOf, type Area } from '../measure.ts'
import { domainRules } from './of-domain.ts'
import { propTrackRules } from './of-proptrack.ts'
import type { DomainGiven, PropTrackGiven, ReplyRule } from './rule.ts'

const domainAdvert = ({ project, ...listing }: DomainGiven = {}): Listing | null => {
  const child = aDomainListing(listing)
  const result = project ? { type: 'Project', project, listings: [child] } : { type: 'PropertyListing', listing: child }
  return readSearchReply({ results: [result] }, { isSample: false, year: 2026 }).listings[0] ?? null
}

const imageUrl = 'https://images.example/{sha}.{extension}'
const propTrackAdvert = (given: PropTrackGiven): Listing | null => {
  const setting = { isSample: false, year: 2026, suburbs: [], imageUrl, disclaimer: 'As supplied.' }
  const read = readListing(aPropTrackListing(given), 1, setting)
  return 'reason' in read ? null : read
}

const holds = (actual: unknown, expected: unknown): boolean =>
  isObject(expected) && isObject(actual)
    ? Object.entries(expected).every(([name, value]) => holds(actual[name], value))
    : isDeepStrictEqual(actual, expected)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRight = <Given>({ given, advert }: ReplyRule<Given>, read: (given: Given) => Listing | null): boolean => {
  const listing = read(given)
  return holds(listing && describeListing(listing), advert)
}

const rowOf = <Given>(area: string, rules: readonly ReplyRule<Given>[], read: (given: Given) => Listing | null) => {
  const wrong = rules.filter((rule) => !isRight(rule, read)).map(({ field }) => field)
  const figures = { right: shareOf(rules.length - wrong.length, rules.length) }
  return { area, half: 'seen' as const, n: rules.length, figures, wrong }
}

/**
 * Replies of Domain and PropTrack, field by field of their public contracts: correct when the advert has the field's
 * value.
 */
export const providerReplies: Area = () =>
  Promise.resolve([
    rowOf('Domain fields', domainRules, domainAdvert),
    rowOf('PropTrack fields', propTrackRules, propTrackAdvert),
  ])
