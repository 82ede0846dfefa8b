import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { deriveKey, nameOfKey, type Keys } from '@verandah/kit'
import { foldCode } from './codes.ts'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

const ownHash = 'own:'

/**
 * Seals a user's secrets (AES-256-GCM): the first key seals, all keys open. Recovery codes are hashed under a key
 * derived from the user's secret, so that a key can be retired without them.
 */
export function createTwoStepKeys(keys: Keys) {
  const sealing = keys.map((key) => deriveKey(key, 'two-step secrets'))
  const hashing = keys.map((key) => deriveKey(key, 'recovery codes'))
  const first = deriveKey(keys[0], 'two-step secrets')
  const hashCode = (code: string, secret: string) => ownHash + hashUnder(deriveKey(secret, 'recovery codes'), code)
  /** Null for another user's secret, or an unknown key. */
  const tryOpen = (sealed: string, userId: string): string | null => {
    for (const key of sealing) {
      const text = open(key, sealed, userId)
      if (text !== null) return text
    }
    return null
  }
  return {
    seal: (text: string, userId: string): string => seal(first, text, userId),
    tryOpen,
    open: (sealed: string, userId: string): string => {
      const text = tryOpen(sealed, userId)
      if (text === null)
        throw new Error(`the two-step secret of ${userId} is sealed under a key that is not set any more`)
      return text
    },
    isCurrent: (sealed: string, userId: string): boolean => open(first, sealed, userId) !== null,
    name: nameOfKey(keys[0]),
    hashCode,
    /** The possible hashes of a code; earlier builds hashed under the service's keys. */
    hashesOf: (code: string, secret: string): string[] => [
      hashCode(code, secret),
      ...hashing.map((key) => hashUnder(key, code)),
    ],
    isOlderHash: (hash: string): boolean => !hash.startsWith(ownHash),
  }
}

const hashUnder = (key: Buffer, code: string): string =>
  createHmac('sha256', key).update(foldCode(code)).digest('base64url')

const seal = (key: Buffer, text: string, userId: string): string => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

const open = (key: Buffer, sealed: string, userId: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, nonceBytes)
  const rest = bytes.subarray(nonceBytes)
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(userId)).setAuthTag(rest.subarray(0, tagBytes))
  try {
    return Buffer.concat([decipher.update(rest.subarray(tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
