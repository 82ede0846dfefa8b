import type { Clock, Logger } from '@verandah/kit'
import type { SearchSettings } from '../../config.ts'
import { createDomainProvider } from './domain-provider.ts'
import type { ListingProvider } from '../listing-provider.ts'

/** What the simulated market takes in place of a key of Domain's. */
const sampleKey = { clientId: 'sample-client', clientSecret: 'sample-secret' }

interface Deps {
  settings: SearchSettings
  clock: Clock
  log: Logger
}

/** Domain's adapter where there is a key, or the simulated market behind the same adapter. */
export const createDomain = ({ settings, clock, log }: Deps): ListingProvider[] => {
  const { DOMAIN_CLIENT_ID, DOMAIN_CLIENT_SECRET, DOMAIN_API_URL, DOMAIN_AUTH_URL, LISTING_MARKET_URL } = settings
  const pageSize = settings.PROVIDER_PAGE_SIZE
  if (DOMAIN_CLIENT_ID !== undefined && DOMAIN_CLIENT_SECRET !== undefined) {
    const key = { clientId: DOMAIN_CLIENT_ID, clientSecret: DOMAIN_CLIENT_SECRET }
    const hosts = { apiUrl: DOMAIN_API_URL, authUrl: DOMAIN_AUTH_URL }
    return [createDomainProvider({ ...key, ...hosts, isSample: false, pageSize }, { clock, log })]
  }
  if (LISTING_MARKET_URL === undefined) return []
  const hosts = { apiUrl: LISTING_MARKET_URL, authUrl: LISTING_MARKET_URL }
  return [createDomainProvider({ ...sampleKey, ...hosts, isSample: true, pageSize }, { clock, log })]
}
