import { clausesOf, type Span } from './clauses.ts'
import { type Cue, cuesIn } from './cues.ts'
import { lexicon } from './lexicon.ts'
import { longest, type Mention, mentionsIn } from './mentions.ts'
import type { Found } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Named } from './whose.ts'

/** A sentence in its words, and the homes that it names. */
export interface Told {
  readonly tokens: readonly Token[]
  readonly named: readonly Named[]
}

/** A sentence with what was found in it, and the sentences on either side. */
export interface Reading extends Told {
  readonly before: Told
  readonly after: Told
  readonly clauses: readonly Span[]
  readonly mentions: readonly Mention[]
  readonly cues: readonly Found<Cue>[]
}

export const readingOf = (told: Told, before: Told, after: Told): Reading => {
  const { tokens, named } = told
  const phrases = longest(lexicon(tokens))
  const mentions = mentionsIn(tokens, phrases)
  const [clauses, cues] = mentions.length === 0 ? [[], []] : [clausesOf(tokens), cuesOf(tokens, phrases)]
  return { tokens, named, before, after, clauses, mentions, cues }
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
