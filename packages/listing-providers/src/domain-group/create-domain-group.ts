import type { Kit } from '@verandah/kit'
import * as z from 'zod'
import type { AskOnce } from '../ask-once.ts'
import type { CallApi } from '../call-api.ts'
import type { ListingProvider } from '../listing-provider.ts'
import { createDomainProvider } from './domain-provider.ts'

export const domainGroupSettings = {
  /** Client id of Domain's API. Unset: the sample market, where one runs. */
  DOMAIN_CLIENT_ID: z.string().optional(),
  /** Client secret of Domain's API. */
  DOMAIN_CLIENT_SECRET: z.string().optional(),
  /** Address of Domain's API. */
  DOMAIN_API_URL: z.url().default('https://api.domain.com.au'),
  /** Address of Domain's token endpoint. */
  DOMAIN_AUTH_URL: z.url().default('https://auth.domain.com.au'),
  /** Calls to Domain per day, over all processes; 0 sets no limit. */
  DOMAIN_CALLS_PER_DAY: z.coerce.number().int().nonnegative().default(0),
}

interface Deps extends Pick<Kit<unknown>, 'clock' | 'log'> {
  askOnce: AskOnce
  settings: z.output<z.ZodObject<typeof domainGroupSettings>> & {
    PROVIDER_PAGE_SIZE: number
    LISTING_MARKET_URL?: string | undefined
  }
}

/** Credentials that the simulated market accepts instead of a Domain key. */
const sampleKey = { clientId: 'sample-client', clientSecret: 'sample-secret' }

/** Returns Domain's adapter if there is a key, else the same adapter for the simulated market. */
export function createDomainGroup({ settings, clock, log, askOnce }: Deps): ListingProvider[] {
  const { DOMAIN_CLIENT_ID, DOMAIN_CLIENT_SECRET, DOMAIN_API_URL, DOMAIN_AUTH_URL, LISTING_MARKET_URL } = settings
  const pageSize = settings.PROVIDER_PAGE_SIZE
  if (DOMAIN_CLIENT_ID !== undefined && DOMAIN_CLIENT_SECRET !== undefined) {
    const key = { clientId: DOMAIN_CLIENT_ID, clientSecret: DOMAIN_CLIENT_SECRET }
    const hosts = { apiUrl: DOMAIN_API_URL, authUrl: DOMAIN_AUTH_URL }
    const account = { provider: 'domain', callsPerDay: settings.DOMAIN_CALLS_PER_DAY }
    const spare = (call: CallApi) => askOnce(account, call)
    return [createDomainProvider({ ...key, ...hosts, isSample: false, pageSize }, { clock, log, spare })]
  }
  if (LISTING_MARKET_URL === undefined) return []
  const hosts = { apiUrl: LISTING_MARKET_URL, authUrl: LISTING_MARKET_URL }
  return [createDomainProvider({ ...sampleKey, ...hosts, isSample: true, pageSize }, { clock, log })]
}
