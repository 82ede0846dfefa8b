import type { Example } from './examples.ts'

/** What a sign adds to "claimed" and to "denied", against "open". */
export type Weights = ReadonlyMap<string, readonly [claimed: number, denied: number]>

interface Learning {
  /** How many signs keep a weight: those that weigh most, and of equal ones those that are seen most. */
  readonly kept: number
  readonly rounds: number
  /** How strongly weights are drawn to zero: the more, the more often their sign is seen. */
  readonly pull: number
}

/** Logistic regression by gradient steps of a size of their own (Adam), on all signs, then on those that are kept. The same examples give the same weights. */
export const learnWeights = (examples: readonly Example[], { kept, rounds, pull }: Learning): Weights => {
  const seen = new Map<string, number>()
  for (const { signs } of examples) for (const sign of new Set(signs)) seen.set(sign, (seen.get(sign) ?? 0) + 1)
  const common = [...seen].flatMap(([sign, times]) => (times > 1 ? [sign] : [])).sort()
  const pullOf = (sign: string): number => pull * Math.sqrt(seen.get(sign) ?? 1)
  const all = fit(examples, common, rounds, pullOf)
  const heaviest = common
    .map((sign, at) => ({ sign, size: Math.max(...both(all, at).map(Math.abs)) * (seen.get(sign) ?? 1) ** 0.25 }))
    .sort((a, b) => b.size - a.size)
    .slice(0, kept)
    .map(({ sign }) => sign)
    .sort()
  const refit = fit(examples, heaviest, rounds, pullOf)
  return new Map(['all|', ...heaviest].map((sign, at) => [sign, both(refit, at - 1)]))
}

/** Two numbers a sign; the last two are for every mention. */
const both = (weights: Float64Array, at: number): [number, number] => {
  const place = at < 0 ? weights.length - 2 : at * 2
  return [weights[place] ?? 0, weights[place + 1] ?? 0]
}

const fit = (
  examples: readonly Example[],
  signs: readonly string[],
  rounds: number,
  pullOf: (sign: string) => number,
): Float64Array => {
  const placeOf = new Map(signs.map((sign, place) => [sign, place]))
  const rows = examples.map(({ signs: own, standing }) => ({
    columns: Int32Array.from([...own.flatMap((sign) => placeOf.get(sign) ?? []), signs.length]),
    is: [standing === 'claimed' ? 1 : 0, standing === 'denied' ? 1 : 0] as const,
  }))
  const weights = new Float64Array(signs.length * 2 + 2)
  const [slope, mean, spread] = [weights.slice(), weights.slice(), weights.slice()]
  const pulls = signs.map(pullOf)
  for (let round = 1; round <= rounds; round += 1) {
    slope.forEach((_, at) => (slope[at] = (pulls[at >> 1] ?? 0) * (weights[at] ?? 0)))
    for (const { columns, is } of rows) addSlope(weights, slope, columns, is)
    const size = round > rounds * 0.7 ? 0.015 : 0.05
    for (let at = 0; at < weights.length; at += 1) {
      const steep = slope[at] ?? 0
      const towards = 0.9 * (mean[at] ?? 0) + 0.1 * steep
      const wide = 0.99 * (spread[at] ?? 0) + 0.01 * steep * steep
      mean[at] = towards
      spread[at] = wide
      const step = towards / (1 - 0.9 ** round) / (Math.sqrt(wide / (1 - 0.99 ** round)) + 1e-8)
      weights[at] = (weights[at] ?? 0) - size * step
    }
  }
  return weights
}

const addSlope = (
  weights: Float64Array,
  slope: Float64Array,
  columns: Int32Array,
  [isClaimed, isDenied]: readonly [number, number],
): void => {
  let [claimed, denied] = [0, 0]
  for (const column of columns) {
    claimed += weights[column * 2] ?? 0
    denied += weights[column * 2 + 1] ?? 0
  }
  const [yes, no] = [Math.exp(claimed), Math.exp(denied)]
  const [byClaimed, byDenied] = [yes / (1 + yes + no) - isClaimed, no / (1 + yes + no) - isDenied]
  for (const column of columns) {
    slope[column * 2] = (slope[column * 2] ?? 0) + byClaimed
    slope[column * 2 + 1] = (slope[column * 2 + 1] ?? 0) + byDenied
  }
}
