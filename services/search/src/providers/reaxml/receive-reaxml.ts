import type { FeedReport, receiveReaxml as receiveReaxmlRoute } from '@verandah/contracts'
import { invalid, unauthenticated, type Call } from '@verandah/kit'
import type { FeedContext } from './create-feeds.ts'

/** `POST /api/feeds/reaxml`: an agency pushes its listings; the answer says why each that was not kept was left out. */
export const receiveReaxml =
  ({ feeds }: FeedContext) =>
  async ({ headers, rawBody }: Pick<Call<typeof receiveReaxmlRoute>, 'headers' | 'rawBody'>): Promise<FeedReport> => {
    const token = /^Bearer (\S{1,200})$/i.exec(String(headers.authorization ?? ''))?.[1]
    const agency = token === undefined ? null : await feeds.tokens.agencyOf(token)
    if (agency === null) throw unauthenticated()
    if (rawBody.length === 0) throw invalid([{ field: '', message: 'Please send a REAXML file as the body.' }])
    const { listingIds: _, ...outcome } = await feeds.ingest(rawBody, { name: agency, isTrusted: false })
    return outcome
  }
