import * as z from 'zod'
import type { LookedUp } from '../listing-provider.ts'
import { nullWhenNotFound } from '../provider-failures.ts'
import type { CallApi } from '../call-api.ts'
import { readSearchReply } from './read-search-reply.ts'

type Setting = Parameters<typeof readSearchReply>[1]

interface Wanted {
  sourceIds: string[]
  setting: Setting
  signal: AbortSignal
}

/**
 * Looks up all adverts with one search, which finds those still shown; fetches each of the others to find out how it
 * ended.
 */
export const lookUpAdverts = async (call: CallApi, { sourceIds, setting, signal }: Wanted): Promise<LookedUp> => {
  const body = { listingType: 'Sale', adIds: sourceIds.map(Number), pageNumber: 1, pageSize: 100 }
  const reply = await call({ path: '/v1/listings/residential/_search', body, signal })
  const wanted = new Set(sourceIds)
  const { listings } = readSearchReply(reply.body, setting)
  const shown = listings.filter(({ sourceId }) => wanted.has(sourceId))
  for (const { sourceId } of shown) wanted.delete(sourceId)
  const ended: LookedUp['ended'] = []
  for (const sourceId of wanted) {
    const status = await endOf(call, sourceId, signal)
    if (status !== null) ended.push({ sourceId, status })
  }
  return { listings: shown, ended }
}

const Detail = z.object({ status: z.string().optional(), isWithdrawn: z.boolean().optional() })

/** Null for an advert that is still on, even if the search missed it. */
const endOf = async (call: CallApi, sourceId: string, signal: AbortSignal): Promise<'sold' | 'gone' | null> => {
  const reply = await call({ path: `/v1/listings/${encodeURIComponent(sourceId)}`, signal }).catch(nullWhenNotFound)
  if (reply === null) return 'gone'
  const { status, isWithdrawn } = Detail.catch({}).parse(reply.body)
  if (status === 'sold') return 'sold'
  return status === 'archived' || isWithdrawn === true ? 'gone' : null
}
