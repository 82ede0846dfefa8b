import { clausesOf, type Span } from './clauses.ts'
import { type Cue, cuesIn } from './cues.ts'
import { lexicon } from './lexicon.ts'
import { longest, type Mention, mentionsIn } from './mentions.ts'
import type { Found } from './phrases.ts'
import type { Token } from './tokens.ts'

/** A sentence with what was found in it. */
export interface Reading {
  readonly tokens: readonly Token[]
  /** The sentence before. */
  readonly before: readonly Token[]
  readonly clauses: readonly Span[]
  readonly mentions: readonly Mention[]
  readonly cues: readonly Found<Cue>[]
}

export const readingOf = (tokens: readonly Token[], before: readonly Token[]): Reading => {
  const phrases = longest(lexicon(tokens))
  const clauses = phrases.length === 0 ? [] : clausesOf(tokens)
  const mentions = mentionsIn(tokens, phrases)
  return { tokens, before, clauses, mentions, cues: mentions.length === 0 ? [] : cuesOf(tokens, phrases) }
}

/** A word that is part of a phrase is no cue. */
const cuesOf = (tokens: readonly Token[], phrases: readonly Span[]): Found<Cue>[] => {
  const found = cuesIn(tokens)
  const plain = found.filter(({ meaning }) => meaning === 'plain')
  return found.filter(
    (cue) =>
      cue.meaning !== 'plain' &&
      !plain.some((mask) => cue.start >= mask.start && cue.start < mask.end) &&
      !phrases.some((mask) => cue.start >= mask.start && cue.end <= mask.end),
  )
}
