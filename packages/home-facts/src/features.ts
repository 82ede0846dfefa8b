import type { Mention } from './heads.ts'
import type { Token } from './tokens.ts'

/** One group of the model's features: the words or pairs of words that are present. */
export interface FeatureGroup {
  readonly group: string
  readonly keys: ReadonlySet<string>
}

const nearby = 4
const around = 6

/** The claim under which weights are stored: all values of stars share one. */
export function claimOf({ head }: Pick<Mention, 'head'>): string {
  return head.value === '#' ? head.fact : `${head.fact} ${head.value}`
}

/** The features of one claim in one sentence; mentions of the claim are pooled. */
export function featuresOf(tokens: readonly Token[], mentions: readonly [Mention, ...Mention[]]): FeatureGroup[] {
  const words = tokens.map(({ word }) => word)
  const claim = claimOf(mentions[0])
  const collect = (keysAt: (mention: Mention) => string[]) => new Set(mentions.flatMap(keysAt))
  return [
    { group: `${claim}: head`, keys: collect(({ head }) => [head.phrase, 'any']) },
    { group: 'just before', keys: collect(({ first }) => justBefore(words, first)) },
    { group: 'just after', keys: collect(({ last }) => justAfter(words, last)) },
    {
      group: `${claim}: between`,
      keys: collect(({ first, last }) => [`${words[first - 1] ?? '^'} ${words[last + 1] ?? '$'}`]),
    },
    { group: 'before', keys: collect(({ first }) => words.slice(Math.max(0, first - around), first)) },
    { group: 'after', keys: collect(({ last }) => words.slice(last + 1, last + 1 + around)) },
    { group: `${claim}: just before`, keys: collect(({ first }) => [words[first - 1] ?? '^']) },
    { group: `${claim}: just after`, keys: collect(({ last }) => [words[last + 1] ?? '$']) },
    { group: `${claim}: near`, keys: collect(({ first, last }) => nearWords(words, first, last)) },
    { group: `${claim}: sentence`, keys: new Set([...words, ...pairsOf(words)]) },
    { group: 'sentence', keys: new Set([...words, ...pairsOf(words)]) },
  ]
}

const justBefore = (words: readonly string[], first: number): string[] => {
  const word = words[first - 1] ?? '^'
  return [word, `${words[first - 2] ?? '^'} ${word}`]
}

const justAfter = (words: readonly string[], last: number): string[] => {
  const word = words[last + 1] ?? '$'
  return [word, `${word} ${words[last + 2] ?? '$'}`]
}

const nearWords = (words: readonly string[], first: number, last: number): string[] => [
  ...words.slice(Math.max(0, first - nearby), first),
  ...words.slice(last + 1, last + 1 + nearby),
]

const pairsOf = (words: readonly string[]): string[] => words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`)
