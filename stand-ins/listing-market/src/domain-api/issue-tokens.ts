import { hashOf } from '../market/random.ts'

export interface ClientCredentials {
  clientId: string
  clientSecret: string
}

/** What the simulator takes when nobody says otherwise. */
export const sampleCredentials: ClientCredentials = { clientId: 'sample-client', clientSecret: 'sample-secret' }

interface TokenIssuerOptions {
  credentials: ClientCredentials
  lifeSeconds: number
  now: () => Date
}

export type TokenIssuer = ReturnType<typeof createTokenIssuer>

export const createTokenIssuer = ({ credentials, lifeSeconds, now }: TokenIssuerOptions) => {
  const issued = new Map<string, { scopes: readonly string[]; expiresAt: number }>()
  let count = 0
  return {
    /** Undefined: the credentials are wrong. */
    issue: ({ clientId, clientSecret }: Partial<ClientCredentials>, scopes: readonly string[]) => {
      if (clientId !== credentials.clientId || clientSecret !== credentials.clientSecret) return undefined
      count += 1
      const token = `sample-${count}-${hashOf(`${count}${now().getTime()}`).toString(36)}`
      forgetExpired(issued, now().getTime())
      issued.set(token, { scopes, expiresAt: now().getTime() + lifeSeconds * 1_000 })
      return { token, expiresInSeconds: lifeSeconds }
    },
    /** What a token is good for, while it is. */
    scopesOf: (token: string): readonly string[] | undefined => {
      const held = issued.get(token)
      return held && held.expiresAt > now().getTime() ? held.scopes : undefined
    },
  }
}

const forgetExpired = (issued: Map<string, { expiresAt: number }>, nowMs: number) => {
  for (const [token, { expiresAt }] of issued) if (expiresAt <= nowMs) issued.delete(token)
}
