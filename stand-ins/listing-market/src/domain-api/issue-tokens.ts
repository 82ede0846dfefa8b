import { hashOf } from '../market/random.ts'

export interface ClientCredentials {
  clientId: string
  clientSecret: string
}

const sampleCredentials: ClientCredentials = { clientId: 'sample-client', clientSecret: 'sample-secret' }

interface TokenIssuerOptions {
  lifeSeconds: number
  now: () => Date
}

export type TokenIssuer = ReturnType<typeof createTokenIssuer>

export function createTokenIssuer({ lifeSeconds, now }: TokenIssuerOptions) {
  const issued = new Map<string, { scopes: readonly string[]; expiresAt: number }>()
  let count = 0
  return {
    /** Undefined for wrong credentials. */
    issue: ({ clientId, clientSecret }: Partial<ClientCredentials>, scopes: readonly string[]) => {
      if (clientId !== sampleCredentials.clientId || clientSecret !== sampleCredentials.clientSecret) return undefined
      count += 1
      const token = `sample-${count}-${hashOf(`${count}${now().getTime()}`).toString(36)}`
      forgetExpired(issued, now().getTime())
      issued.set(token, { scopes, expiresAt: now().getTime() + lifeSeconds * 1_000 })
      return { token, expiresInSeconds: lifeSeconds }
    },
    /** The scopes of a valid token. */
    scopesOf: (token: string): readonly string[] | undefined => {
      const held = issued.get(token)
      return held && held.expiresAt > now().getTime() ? held.scopes : undefined
    },
  }
}

const forgetExpired = (issued: Map<string, { expiresAt: number }>, nowMs: number) => {
  for (const [token, { expiresAt }] of issued) if (expiresAt <= nowMs) issued.delete(token)
}
