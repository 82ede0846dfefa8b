import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { deriveKey, type Keys } from '@verandah/kit'
import { foldCode } from './codes.ts'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Seals secrets for their user (AES-256-GCM) and hashes recovery codes. The first key makes, all of them read. */
export const createTwoStepKeys = (keys: Keys) => {
  const sealing = keys.map((key) => deriveKey(key, 'two-step secrets'))
  const hashing = keys.map((key) => deriveKey(key, 'recovery codes'))
  const hashUnder = (key: Buffer, code: string) => createHmac('sha256', key).update(foldCode(code)).digest('base64url')
  return {
    seal: (text: string, userId: string): string => seal(deriveKey(keys[0], 'two-step secrets'), text, userId),
    /** Rejects what was sealed for somebody else, or under a key that we no longer have. */
    open: (sealed: string, userId: string): string => {
      for (const key of sealing) {
        const text = open(key, sealed, userId)
        if (text !== null) return text
      }
      throw new Error(`the two-step secret of ${userId} is sealed under a key that is not set any more`)
    },
    hashCode: (code: string): string => hashUnder(deriveKey(keys[0], 'recovery codes'), code),
    /** What may be stored of a code, under each key. */
    hashesOf: (code: string): string[] => hashing.map((key) => hashUnder(key, code)),
  }
}

const seal = (key: Buffer, text: string, userId: string): string => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

const open = (key: Buffer, sealed: string, userId: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64url')
  const [nonce, rest] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes)]
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(userId)).setAuthTag(rest.subarray(0, tagBytes))
  try {
    return Buffer.concat([decipher.update(rest.subarray(tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
