import * as z from 'zod'
import { deriveKey } from './derive-key.ts'

/** The keys of one purpose: the first signs, and what any of them has signed counts. */
export type Keys = readonly [string, ...string[]]

/** A block of PEM, or a line. */
const oneKey = /-----BEGIN[^-]+-----[\s\S]+?-----END[^-]+-----|\S[^\n]*/g

export const splitKeys = (text: string): string[] => (text.match(oneKey) ?? []).map((key) => key.trim())

const Key = z.string().min(32, 'expected at least 32 characters on each line')

/** A setting that holds one key on each line. */
export const Keys = z
  .string()
  .transform(splitKeys)
  .pipe(z.tuple([Key], Key))

/** By which people and commands tell keys apart; nobody finds the key by it. */
export const nameOfKey = (key: string): string => deriveKey(key, 'name of a key').toString('hex').slice(0, 12)
