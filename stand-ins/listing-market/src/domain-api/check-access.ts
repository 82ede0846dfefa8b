import type { RequestHandler } from 'express'
import type { TokenIssuer } from './issue-tokens.ts'
import { sendProblem } from './problems.ts'

/** Requires a bearer token with the scope; a header of 401 and 403 gives the reason. */
export const checkAccess =
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
