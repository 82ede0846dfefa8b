const written: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['mt', 'mount'],
  ['nth', 'north'],
  ['sth', 'south'],
])

/** Lower case words of letters and digits with one space between: no diacritics, apostrophes, hyphens or full stops. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** The folded text with `st`, `mt`, `nth` and `sth` written out. */
export const expandWords = (folded: string): string =>
  folded
    .split(' ')
    .map((word) => written.get(word) ?? word)
    .join(' ')
