import * as z from 'zod'
import { deriveKey } from './derive-key.ts'

/** The keys of one purpose: the first signs, and all of them verify. */
export type Keys = readonly [string, ...string[]]

/** A PEM block, or a single line. */
const oneKey = /-----BEGIN[^-]+-----[\s\S]+?-----END[^-]+-----|\S[^\n]*/g

export function splitKeys(text: string): string[] {
  return (text.match(oneKey) ?? []).map((key) => key.trim())
}

const Key = z.string().min(32, 'expected at least 32 characters on each line')

/** A setting with one key per line. */
export const Keys = z
  .string()
  .transform(splitKeys)
  .pipe(z.tuple([Key], Key))

/** A name by which people and commands distinguish keys; it does not reveal the key. */
export function nameOfKey(key: string): string {
  return deriveKey(key, 'name of a key').toString('hex').slice(0, 12)
}
