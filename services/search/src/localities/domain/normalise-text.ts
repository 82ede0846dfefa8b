const written: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['mt', 'mount'],
  ['nth', 'north'],
  ['sth', 'south'],
])

/** Lower case words of letters and digits with one space between: no diacritics, apostrophes, hyphens or full stops. */
export const normaliseText = (text: string): string => {
  const lower = text.toLowerCase()
  return plain.test(lower) ? lower : removeMarks(lower)
}

/** The normalised text with `st`, `mt`, `nth` and `sth` written out. */
export const expandWords = (text: string): string => text.replace(shortWord, (word) => written.get(word) ?? word)

/** Most names need no more than lower case. */
const plain = /^[a-z0-9]+(?: [a-z0-9]+)*$/
const shortWord = /\b(?:st|mt|nth|sth)\b/g

const removeMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
