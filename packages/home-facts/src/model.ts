import type { Verdict } from './claims.ts'
import type { Mention } from './heads.ts'
import type { Token } from './tokens.ts'

/** A feature's contribution to "claimed" and to "denied", relative to "nothing". */
export interface Weight {
  readonly claimed: number
  readonly denied: number
}

export type Weights = ReadonlyMap<string, ReadonlyMap<string, Weight>>

/**
 * The lowest probability that counts; below both, the verdict is "nothing". Chosen on seen records held out from
 * training.
 */
const thresholds = { claimed: 0.5, denied: 0.5 }

/** Weights are stored in tenths. */
const unit = 10

/** Reads `{ "pool yes: near": "pub -12|table -20/3" }`: the weight for "claimed" and, after a stroke, for "denied". */
export function readWeights(written: Readonly<Record<string, string>>): Weights {
  return new Map(Object.entries(written).map(([group, line]) => [group, readLine(line)]))
}

const readLine = (line: string): ReadonlyMap<string, Weight> =>
  new Map(
    line.split('|').map((entry) => {
      const space = entry.lastIndexOf(' ')
      const [claimed = '', denied = ''] = entry.slice(space + 1).split('/')
      return [entry.slice(0, space), { claimed: Number(claimed) / unit, denied: Number(denied) / unit }]
    }),
  )

export function writeWeights(weights: Weights): Record<string, string> {
  const rounded = (weight: number): string => String(Math.round(weight * unit) || '')
  const lines = [...weights].map(([group, keys]): [string, string] => {
    const entries = [...keys].map(([key, { claimed, denied }]) => {
      const second = rounded(denied)
      return `${key} ${rounded(claimed)}${second === '' ? '' : `/${second}`}`
    })
    return [group, entries.sort().join('|')]
  })
  return Object.fromEntries(lines.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The features with a weight. */
export function weighed(weights: Weights, groups: readonly FeatureGroup[]) {
  return groups.flatMap(({ group, keys }) => {
    const known = weights.get(group)
    if (known === undefined) return []
    return [...keys].flatMap((key) => {
      const weight = known.get(key)
      return weight === undefined ? [] : [{ group, key, weight }]
    })
  })
}

/** The probabilities of "claimed" and "denied" from the sums of all weights. */
export function sharesOf(parts: readonly { readonly weight: Weight }[]) {
  const sums = { claimed: 0, denied: 0 }
  for (const { weight } of parts) {
    sums.claimed += weight.claimed
    sums.denied += weight.denied
  }
  const claimed = Math.exp(sums.claimed)
  const denied = Math.exp(sums.denied)
  return { claimed: claimed / (1 + claimed + denied), denied: denied / (1 + claimed + denied) }
}

export function verdictOf({ claimed, denied }: { claimed: number; denied: number }): Verdict {
  if (claimed >= thresholds.claimed) return 'claimed'
  return denied >= thresholds.denied ? 'denied' : 'nothing'
}

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
