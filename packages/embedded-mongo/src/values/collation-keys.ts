import { badValue } from '../errors.ts'

/** Texts of one collation, as keys whose order is the collation's. */
export type TextKey = (text: string) => string

interface CollationSpec {
  readonly locale: string
  /** 1 compares letters alone, 2 accents too, 3 case as well. */
  readonly strength: number
}

const sensitivities = ['base', 'accent', 'variant'] as const

/** Latin letters with their accents; any other character stands behind them by its code point. */
const ranked = Array.from({ length: 0x250 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20))
const known = new Map<string, TextKey>()

/**
 * A key a text: first what its letters are, then their accents, then their case, each by the order of Intl.Collator. Letters that sort as two,
 * such as the Czech "ch", sort as the letters they are. Throws BadValue for a locale that nobody knows.
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

/** Each character's place, as a character; what compares as equal has the same. */
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
