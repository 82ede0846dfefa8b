const written: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['mt', 'mount'],
  ['pt', 'port'],
  ['nth', 'north'],
  ['sth', 'south'],
])

/**
 * Normalises to lower-case words of letters and digits with one space between: no diacritics, apostrophes, hyphens or
 * full stops.
 */
export function normaliseText(text: string): string {
  const lower = text.toLowerCase()
  return plain.test(lower) ? lower : removeMarks(lower)
}

/** Expands `st`, `mt`, `pt`, `nth` and `sth` in normalised text; `pt` becomes Port. */
export function expandWords(text: string): string {
  return text.replace(shortWord, (word) => written.get(word) ?? word)
}

/** Returns all readings of a query: `pt` may also be Point. */
export function expansionsOf(text: string): string[] {
  const asPoint = text.replace(/\bpt\b/g, 'point')
  return [...new Set([text, expandWords(text), expandWords(asPoint)])]
}

/** Most names only need lower case. */
const plain = /^[a-z0-9]+(?: [a-z0-9]+)*$/
const shortWord = /\b(?:st|mt|pt|nth|sth)\b/g

const removeMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
