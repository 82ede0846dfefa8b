import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Id } from '../fields.ts'

const FeedRemark = z.object({
  /** From 1, in feed order; 0 for the feed as a whole. */
  position: z.int(),
  /** `residential`, `land`, `rural`, `rental` and so on; empty when the record does not state it. */
  kind: z.string(),
  listing: z.nullable(z.string()),
  reason: z.string(),
})

/** A feed's report: how many listings were kept, and why each other one was rejected. */
export const FeedReport = z.object({
  id: Id,
  receivedAt: z.iso.datetime(),
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
  summary: 'Takes a REAXML file from an agency (Authorization: Bearer with the token an operator issued).',
  bodyType: 'application/xml',
  bodyLimitBytes: 16 * 1024 * 1024,
  reply: FeedReport,
})

export const listFeedReports = defineRoute('search', 'listFeedReports', 'GET /api/feeds/reaxml/reports', {
  auth: 'token',
  summary: "What became of an agency's latest feeds, newest first; the same token as for sending them.",
  reply: z.array(z.omit(FeedReport, { rejected: true, warnings: true })),
})
