const written: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['mt', 'mount'],
  ['pt', 'port'],
  ['nth', 'north'],
  ['sth', 'south'],
])

/** Lower case words of letters and digits with one space between: no diacritics, apostrophes, hyphens or full stops. */
export const normaliseText = (text: string): string => {
  const lower = text.toLowerCase()
  return plain.test(lower) ? lower : removeMarks(lower)
}

/** The normalised text with `st`, `mt`, `pt`, `nth` and `sth` written out; `pt` is Port here. */
export const expandWords = (text: string): string => text.replace(shortWord, (word) => written.get(word) ?? word)

/** As buyers may mean it: `pt` may be a Point as well. */
export const expansionsOf = (text: string): string[] => {
  const asPoint = text.replace(/\bpt\b/g, 'point')
  return [...new Set([text, expandWords(text), expandWords(asPoint)])]
}

/** Most names need no more than lower case. */
const plain = /^[a-z0-9]+(?: [a-z0-9]+)*$/
const shortWord = /\b(?:st|mt|pt|nth|sth)\b/g

const removeMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
