import type { FactName } from '@verandah/contracts'

/** Words that name a fact, and what they say of it where nothing around them hedges or denies. */
export interface Mention {
  readonly fact: FactName
  /** Null where only a denial says something. */
  readonly value: string | null
  readonly words: RegExp
  /** What the same words say where they are denied; without it, denied words say nothing. */
  readonly denied?: string
  /** The words hold their own denial or negation: only hedges around them count. */
  readonly isWhole?: boolean
  /** Words in the same part of the sentence that make it speak of something else. */
  readonly unless?: RegExp
  /** Words that the sentence has to have besides. */
  readonly beside?: RegExp
}

/** "Pool Street" and "the Bay View Hotel" are places. */
const notInName =
  '(?! (?:street|st|road|rd|avenue|ave|lane|court|crescent|parade|boulevard|highway|drive is|hotel|motel|tavern|cafe|bakery|cinema|apartments|primary|college|estate|station|creek|shopping|hill|point)\\b)'

type Rest = Pick<Mention, 'denied' | 'isWhole' | 'unless' | 'beside'>

/** Gathers `words`, which stand alone, into one expression. Write no quantifier inside another: foreign text meets it. */
export const says = (fact: FactName, value: string | null, words: readonly string[], rest: Rest = {}): Mention => ({
  ...{ fact, value, ...rest },
  words: new RegExp(`(?<![a-z0-9-])(?:${words.join('|')})(?![a-z0-9])${notInName}`, 'g'),
})

/** A fact that is there or not. */
export const hasOrNot = (fact: FactName, words: readonly string[], rest: Rest = {}): Mention =>
  says(fact, 'yes', words, { denied: 'no', ...rest })
