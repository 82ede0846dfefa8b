import { badValue } from '../errors.ts'

/** Maps texts to keys that sort in the order of a collation. */
export type TextKey = (text: string) => string

interface CollationSpec {
  readonly locale: string
  /** 1 compares letters only, 2 also accents, 3 also case. */
  readonly strength: number
}

const sensitivities = ['base', 'accent', 'variant'] as const

/** Latin letters with accents; any other character sorts after them by its code point. */
const ranked = Array.from({ length: 0x250 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20))
const known = new Map<string, TextKey>()

/**
 * Builds a key per text: first its letters, then their accents, then their case, each in the order of Intl.Collator.
 * Digraphs such as the Czech "ch" sort as separate letters. Throws BadValue for an unknown locale.
 */
export const collationKeys = ({ locale, strength }: CollationSpec): TextKey => {
  const name = `${locale}/${strength}`
  const made = known.get(name) ?? makeKeys(locale, strength)
  known.set(name, made)
  return made
}

const makeKeys = (locale: string, strength: number): TextKey => {
  const ranks = sensitivities.slice(0, strength).map((sensitivity) => ranksOf(collatorOf(locale, sensitivity)))
  return (text) => ranks.map((rankOf) => Array.from(text.normalize('NFC'), rankOf).join('')).join(levelEnd)
}

const levelEnd = '\u0000'

/** Maps each character to its rank, as a character; equal characters have the same. */
const ranksOf = ({ compare }: Intl.Collator): ((character: string) => string) => {
  const places = new Map<string, string>()
  let place = 0
  let before: string | undefined
  for (const character of ranked.toSorted(compare)) {
    if (before === undefined || compare(before, character) !== 0) place += 1
    before = character
    places.set(character, String.fromCodePoint(place))
  }
  return (character) =>
    places.get(character) ?? String.fromCodePoint(Math.min(0x10_ffff, (character.codePointAt(0) ?? 0) + place))
}

const collatorOf = (locale: string, sensitivity: (typeof sensitivities)[number]): Intl.Collator => {
  try {
    return new Intl.Collator(locale.replaceAll('_', '-'), { sensitivity })
  } catch {
    throw badValue(`Field 'locale' is invalid in: { locale: "${locale}" }`)
  }
}
