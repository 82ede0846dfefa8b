const segment = String.raw`[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}`
const wholeKey = new RegExp(`^${segment}(?:/${segment})*$`)
const maxLength = 512

/** Whether an object can be one of ours; a folder or bucket may hold others. */
export function isBlobKey(key: string): boolean {
  return key.length <= maxLength && wholeKey.test(key)
}

/**
 * Returns the key. One or more segments, separated by `/`, of at most 128 letters, digits, `-`, `_` and `.`, which
 * begin with no `.`; 512 characters in all. No key is the folder of another: beside `a/b` there is no `a`. Throws
 * `TypeError`.
 */
export function checkKey(key: string): string {
  if (isBlobKey(key)) return key
  throw new TypeError(`"${key.slice(0, maxLength)}" is not the key of a blob`)
}

/** Returns the prefix: nothing, or the beginning of a key, with or without a `/` at its end. Throws `TypeError`. */
export function checkPrefix(prefix: string): string {
  if (prefix !== '') checkKey(prefix.replace(/\/$/, ''))
  return prefix
}
