import type { Request, RequestHandler } from 'express'
import type { ClientCredentials, TokenIssuer } from './issue-tokens.ts'
import { isObject } from './read-search.ts'

/** `POST /v1/connect/token`: client credentials in the Authorization header. */
export const tokenRoute =
  (issuer: TokenIssuer): RequestHandler =>
  (req, res) => {
    const form = isObject(req.body) ? req.body : {}
    if (form.grant_type !== 'client_credentials') {
      res.status(400).json({ error: 'unsupported_grant_type' })
      return
    }
    const scopes = typeof form.scope === 'string' ? form.scope.split(' ').filter(Boolean) : []
    const issued = issuer.issue(credentialsOf(req), scopes)
    res.set('cache-control', 'no-store')
    if (issued) res.json({ access_token: issued.token, expires_in: issued.expiresInSeconds, token_type: 'Bearer' })
    else res.status(401).set('www-authenticate', 'Basic').json({ error: 'invalid_client' })
  }

/** RFC 6749, 2.3.1: both halves are form-encoded. */
const credentialsOf = (req: Request): Partial<ClientCredentials> => {
  const [scheme, value] = (req.get('authorization') ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'basic' || value === undefined) return {}
  const [id, secret] = Buffer.from(value, 'base64').toString('utf8').split(':')
  return id === undefined || secret === undefined ? {} : { clientId: decoded(id), clientSecret: decoded(secret) }
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
