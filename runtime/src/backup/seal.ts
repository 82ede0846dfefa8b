import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Archive } from './archive.ts'

/** A sealed file: this mark, salt, nonce, the text under AES-256-GCM, tag. The key comes of the password by scrypt. */
const mark = Buffer.from('Verandah backup, sealed 1\n')
const saltBytes = 16
const nonceBytes = 12
const tagBytes = 16
const headBytes = mark.length + saltBytes + nonceBytes

export class SealedError extends Error {
  constructor(file: string) {
    super(`${file} is sealed: set BACKUP_PASSWORD or BACKUP_PASSWORD_FILE to open it.`)
    this.name = 'SealedError'
  }
}

const keyOf = (password: string, salt: Uint8Array) => scryptSync(password, salt, 32)

/** A step of a pipeline that seals what passes. */
export const seal = (password: string) =>
  async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const salt = randomBytes(saltBytes)
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', keyOf(password, salt), nonce)
    yield Buffer.concat([mark, salt, nonce])
    for await (const chunk of source) yield cipher.update(chunk)
    yield cipher.final()
    yield cipher.getAuthTag()
  }

/** Returns the contents of a backup, sealed or not. A changed one or another password fail at the latest at its end. */
export async function unseal(archive: Archive, password: string | undefined): Promise<Readable> {
  const size = await archive.size()
  const read = (from: number, to: number) => Readable.from(archive.read(from, to))
  const head = await buffer(read(0, headBytes))
  if (!head.subarray(0, mark.length).equals(mark)) return read(0, size)
  if (password === undefined) throw new SealedError(archive.name)
  const salt = head.subarray(mark.length, mark.length + saltBytes)
  const nonce = head.subarray(mark.length + saltBytes)
  const end = Math.max(headBytes, size - tagBytes)
  const tag = await buffer(read(end, size))
  const decipher = createDecipheriv('aes-256-gcm', keyOf(password, salt), nonce).setAuthTag(tag)
  return pipeline(read(headBytes, end), decipher, () => undefined)
}
