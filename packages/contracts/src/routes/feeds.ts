import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Id } from '../fields.ts'

const FeedRemark = z.object({ position: z.int(), listing: z.nullable(z.string()), reason: z.string() })

/** What became of a feed: how many listings were kept, and why each other one was not. */
export const FeedReport = z.object({
  id: Id,
  receivedAt: z.iso.datetime(),
  kept: z.int(),
  rejected: z.array(FeedRemark),
  /** Listings that were kept although something about them was odd. */
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
