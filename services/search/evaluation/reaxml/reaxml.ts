import {
  aFeed,
  bytesOf,
  createFeedParser,
  decideUpdate,
  type FeedListingDoc,
} from '@verandah/listing-providers/testing'
import { describeListing } from '../../src/homes/domain/describe-listing.ts'
import { isDeepStrictEqual } from 'node:util'
import { shareOf, type Area } from '../measure.ts'
import { building, gallery } from './of-homes.ts'
import { people } from './of-people.ts'
import { odd, onTheMarket } from './of-the-market.ts'
import type { RecordLabel } from './record.ts'

export const recordLabels: readonly RecordLabel[] = [...onTheMarket, ...building, ...gallery, ...people, ...odd]

const rules = {
  source: { name: 'Agency feed', isTrusted: true },
  now: new Date('2026-11-21T00:00:00Z'),
  isKnownPlace: ({ suburb, postcode }: { suburb: string; postcode: string }) =>
    suburb === 'Richmond' && postcode === '3121',
}

/** The advert after its records were applied in order, with the report's remarks. */
const takeIn = (records: readonly string[]) => {
  let doc: FeedListingDoc | null = null
  const said: string[] = []
  for (const record of records) {
    const { updates, rejected, warnings } = createFeedParser({
      source: rules.source.name,
      now: rules.now,
      weights: '',
    })(bytesOf(aFeed(record)), true).read(new Set())
    said.push(...[...rejected, ...warnings].map(({ reason }) => reason))
    for (const { position: _, kind: __, ...update } of updates) {
      const decision = decideUpdate(doc, update, rules)
      const remark = 'reason' in decision ? decision.reason : decision.warning
      if ('doc' in decision) doc = decision.doc
      if (remark !== undefined) said.push(remark)
    }
  }
  return { advert: doc && describeListing(doc.listing), said }
}

const holds = (actual: unknown, expected: unknown): boolean =>
  isObject(expected) && isObject(actual)
    ? Object.entries(expected).every(([name, value]) => holds(actual[name], value))
    : isDeepStrictEqual(actual, expected)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function isTakenIn({ records, advert, report }: RecordLabel): boolean {
  const outcome = takeIn(records)
  const isTold = report === undefined ? outcome.said.length === 0 : outcome.said.some((reason) => report.test(reason))
  return isTold && holds(outcome.advert, advert)
}

/**
 * Agencies' records: correct when the advert agrees with its records, and the report names the oddities and nothing
 * else.
 */
export const reaxmlRecords: Area = () => {
  const wrong = recordLabels.filter((label) => !isTakenIn(label)).map(({ rule }) => rule)
  const n = recordLabels.length
  return Promise.resolve([
    { area: 'REAXML records', half: 'seen', n, figures: { right: shareOf(n - wrong.length, n) }, wrong },
  ])
}
