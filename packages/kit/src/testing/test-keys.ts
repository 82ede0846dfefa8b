import type { z } from 'zod'
import { newKeyPair, PublicKeys, signingKeyOf } from '../http/access-tokens.ts'
import type { Platform } from '../service/platform.ts'
import type { Environment } from '../settings.ts'

const { privateKey, publicKey } = newKeyPair()

/** The key that auth signs access tokens with in this test run. */
export const testSigningKey = signingKeyOf(privateKey)

/** The keys that every process of a product holds. */
export const testKeys: Pick<Platform, 'accessTokenKeys' | 'gatewayProofKeys'> = {
  accessTokenKeys: { byKid: PublicKeys.parse(publicKey) },
  gatewayProofKeys: ['a gateway proof key that only tests know'],
}

/** A value for each key setting of a service. */
export function testKeySettings({ shape }: Pick<z.ZodObject, 'shape'>): Environment {
  return Object.fromEntries(
    Object.keys(shape)
      .filter((name) => name.endsWith('_KEYS'))
      .map((name) => [name, name === 'ACCESS_TOKEN_PRIVATE_KEYS' ? privateKey : testKeyOf(name)]),
  )
}

export function testKeyOf(name: string): string {
  return `a key for ${name} that only tests know`
}
