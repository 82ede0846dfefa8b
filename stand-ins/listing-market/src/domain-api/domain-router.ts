import express, { type RequestHandler } from 'express'
import { enforceQuota, type Quota } from './enforce-quota.ts'
import { type Faults, injectFaults } from './inject-faults.ts'
import { createTokenIssuer, type TokenIssuer } from './issue-tokens.ts'
import { type DomainContext, listingById, searchListings } from './listing-routes.ts'
import { tokenRoute } from './token-route.ts'
import { sendProblem } from './problems.ts'

export interface DomainOptions extends DomainContext {
  now: () => Date
  tokenLifeSeconds: number
  quota: Quota
  faults: Faults
}

/** Domain Group's listing API as described by its OpenAPI 3.0.4 document, over the simulated market. */
export function createDomainRouter(options: DomainOptions): express.Router {
  const { market, now, tokenLifeSeconds, quota, faults } = options
  const issuer = createTokenIssuer({ lifeSeconds: tokenLifeSeconds, now })
  const router = express.Router()
  router.post('/connect/token', express.urlencoded({ extended: false }), tokenRoute(issuer))
  router.use(injectFaults(market.seed, faults))
  router.use(checkAccess(issuer, 'api_listings_read'))
  router.use(enforceQuota(quota, now))
  router.use(express.json())
  router.post('/listings/residential/_search', searchListings(options))
  router.get('/listings/:id', listingById(options))
  return router
}

/** Requires a bearer token with the scope; a header of 401 and 403 gives the reason. */
const checkAccess =
  (issuer: TokenIssuer, scope: string): RequestHandler =>
  (req, res, next) => {
    const reject = (status: number, reason: string) => {
      res.set('x-domain-security-reason', reason)
      sendProblem(res, status, reason)
    }
    const token = /^Bearer (.+)$/i.exec(req.get('authorization') ?? '')?.[1]
    if (token === undefined) {
      reject(401, 'No credentials were given')
      return
    }
    const scopes = issuer.scopesOf(token)
    if (scopes === undefined) {
      reject(401, 'The access token is unknown or has expired')
      return
    }
    if (!scopes.includes(scope)) {
      reject(403, `The access token lacks the scope ${scope}`)
      return
    }
    next()
  }
