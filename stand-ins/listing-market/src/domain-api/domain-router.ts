import express from 'express'
import { checkAccess } from './check-access.ts'
import { enforceQuota, type Quota } from './enforce-quota.ts'
import { type Faults, injectFaults, type Latency } from './inject-faults.ts'
import { type ClientCredentials, createTokenIssuer } from './issue-tokens.ts'
import { type DomainContext, listingById, searchListings } from './listing-routes.ts'
import { tokenRoute } from './token-route.ts'

export interface DomainOptions extends DomainContext {
  now: () => Date
  credentials: ClientCredentials
  tokenLifeSeconds: number
  quota: Quota
  faults: Faults
  latencyMs: Latency
}

/** Domain Group's listing API as described by its OpenAPI 3.0.4 document, over the simulated market. */
export function createDomainRouter(options: DomainOptions): express.Router {
  const { market, now, credentials, tokenLifeSeconds, quota, faults, latencyMs } = options
  const issuer = createTokenIssuer({ credentials, lifeSeconds: tokenLifeSeconds, now })
  const router = express.Router()
  router.post('/connect/token', express.urlencoded({ extended: false }), tokenRoute(issuer))
  router.use(injectFaults(market.seed, faults, latencyMs))
  router.use(checkAccess(issuer, 'api_listings_read'))
  router.use(enforceQuota(quota, now))
  router.use(express.json())
  router.post('/listings/residential/_search', searchListings(options))
  router.get('/listings/:id', listingById(options))
  return router
}
