import { slicesOf, type Clock } from '@verandah/kit'
import { createCallApi, type CallApi } from '../call-api.ts'
import { ProviderLimited } from '../provider-failures.ts'

export interface PropTrackAccount {
  apiKey: string
  apiSecret: string
  apiUrl: string
}

const quotaPauseMs = 60_000

/**
 * PropTrack uses the same status and code (429, 9011) for too many calls per second and an exhausted quota; retrying
 * after a second helps only with the first.
 */
export const createCallPropTrack = ({ apiKey, apiSecret, apiUrl }: PropTrackAccount, clock: Clock): CallApi => {
  const tokenUrl = `${apiUrl}/oauth2/token`
  const credentials = { clientId: apiKey, clientSecret: apiSecret, tokenUrl, reasonHeaders: [] }
  const call = createCallApi({ apiUrl, credentials, clock })
  return async (wanted) => {
    try {
      return await call(wanted)
    } catch (error) {
      const isUsedUp = error instanceof ProviderLimited && /\bquota\b/i.test(error.message)
      throw isUsedUp ? new ProviderLimited(error.message, quotaPauseMs) : error
    }
  }
}

/** A fifth of an account's calls per second. */
const atOnce = 10

export async function tenAtOnce<Item, Made>(items: readonly Item[], make: (item: Item) => Promise<Made>) {
  const made: Made[] = []
  for (const ten of slicesOf(items, atOnce)) made.push(...(await Promise.all(ten.map(make))))
  return made
}
