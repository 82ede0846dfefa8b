import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Id, OrNull } from '../fields.ts'

const FeedRemark = z.object({
  /** From 1, in feed order; 0 for the feed as a whole. */
  position: z.int(),
  /** `residential`, `land`, `rural`, `rental` and so on; empty when the record does not state it. */
  kind: z.string(),
  listing: z.nullable(z.string()),
  reason: z.string(),
})

/**
 * `received`: waits for its turn; `reading`: counts so far; `done`; `failed`: nothing of it could be kept, or not all
 * of it could be read, for the reason in `failure`.
 */
export const FeedState = z.enum(['received', 'reading', 'done', 'failed'])
export type FeedState = z.infer<typeof FeedState>

/** A feed's report: how many listings were kept, and why each other one was rejected. */
export const FeedReport = z.object({
  id: Id,
  receivedAt: z.iso.datetime(),
  state: z._default(FeedState, 'done'),
  /** Human-readable: why a feed failed. */
  failure: OrNull(z.string()),
  kept: z.int(),
  /** Kept and rejected records by kind. */
  kinds: z.array(z.object({ kind: z.string(), kept: z.int(), rejected: z.int() })),
  /** Each remark once, the most frequent first. */
  reasons: z.array(
    z.object({
      reason: z.string(),
      /** Whether the listings were kept despite the remark. */
      isKept: z.boolean(),
      count: z.int(),
      /** The first few of them. */
      listings: z.array(z.string()),
    }),
  ),
  /** The first two thousand. */
  rejected: z.array(FeedRemark),
  /** Kept listings with a warning. */
  warnings: z.array(FeedRemark),
})
export type FeedReport = z.infer<typeof FeedReport>

export const receiveReaxml = defineRoute('search', 'receiveReaxml', 'POST /api/feeds/reaxml', {
  auth: 'token',
  summary:
    'Accepts a REAXML file of an agency (Authorization: Bearer with the token an operator issued) and reads it afterwards; the report in `Location` fills. 429 `too-many-feeds` while many of its feeds wait.',
  status: 202,
  bodyType: 'application/xml',
  bodyLimitBytes: 16 * 1024 * 1024,
  reply: FeedReport,
})

export const listFeedReports = defineRoute('search', 'listFeedReports', 'GET /api/feeds/reaxml/reports', {
  auth: 'token',
  summary: "What became of an agency's latest feeds, newest first; the same token as for sending them.",
  reply: z.array(z.omit(FeedReport, { rejected: true, warnings: true })),
})

export const getFeedReport = defineRoute('search', 'getFeedReport', 'GET /api/feeds/reaxml/reports/{id}', {
  auth: 'token',
  summary: 'The report of a feed, also while it waits and is read; the same token as for sending it.',
  params: z.object({ id: Id }),
  reply: FeedReport,
})
