import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline, type Readable } from 'node:stream'

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

/** Returns the contents of a file, sealed or not. A changed file or another password fail at the latest at its end. */
export const unseal = async (file: string, password: string | undefined): Promise<Readable> => {
  const { head, tag, size } = await readEnds(file)
  if (!head.subarray(0, mark.length).equals(mark)) return createReadStream(file)
  if (password === undefined) throw new SealedError(file)
  const salt = head.subarray(mark.length, mark.length + saltBytes)
  const nonce = head.subarray(mark.length + saltBytes)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(password, salt), nonce).setAuthTag(tag)
  const sealed = createReadStream(file, { start: headBytes, end: Math.max(headBytes, size - tagBytes) - 1 })
  return pipeline(sealed, decipher, () => undefined)
}

const readEnds = async (file: string) => {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const head = Buffer.alloc(headBytes)
    const tag = Buffer.alloc(tagBytes)
    await handle.read(head, 0, headBytes, 0)
    await handle.read(tag, 0, tagBytes, Math.max(0, size - tagBytes))
    return { head, tag, size }
  } finally {
    await handle.close()
  }
}
