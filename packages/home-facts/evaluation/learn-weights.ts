import type { Weight, Weights } from '../src/model.ts'
import { type Example, separator } from './examples.ts'

/** FTRL-Proximal (McMahan and others, 2013): online logistic regression whose L1 term makes weights exactly zero. */
const settings = { rate: 0.15, smoothing: 1, l1: 0.6, l2: 2, passes: 6 }

interface Learning {
  /** Features that keep a weight. */
  readonly kept: number
}

/** Learns from all features, keeps the strongest, and learns again from those. Deterministic. */
export function learnWeights(examples: readonly Example[], { kept }: Learning): Weights {
  const seen = new Map<string, number>()
  for (const { features } of examples) for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  const common = [...seen].filter(([, times]) => times > 2).map(([feature]) => feature)
  const first = fit(examples, common)
  const strength = (feature: string): number => {
    const { claimed, denied } = first.get(feature) ?? { claimed: 0, denied: 0 }
    return (Math.abs(claimed) + Math.abs(denied)) * (seen.get(feature) ?? 0) ** 0.3
  }
  const strongest = [...first.keys()].sort((one, other) => strength(other) - strength(one) || (one < other ? -1 : 1))
  return grouped(fit(examples, strongest.slice(0, kept)))
}

const grouped = (weights: ReadonlyMap<string, Weight>): Weights => {
  const groups = new Map<string, Map<string, Weight>>()
  for (const [feature, weight] of weights) {
    const [group = '', key = ''] = feature.split(separator)
    const keys = groups.get(group) ?? new Map<string, Weight>()
    groups.set(group, keys.set(key, weight))
  }
  return groups
}

const fit = (examples: readonly Example[], features: readonly string[]): Map<string, Weight> => {
  const placeOf = new Map(features.map((feature, place) => [feature, place]))
  const rows = examples.map(({ features: own, verdict }) => ({
    columns: Int32Array.from(own.flatMap((feature) => placeOf.get(feature) ?? [])),
    claimed: verdict === 'claimed' ? 1 : 0,
    denied: verdict === 'denied' ? 1 : 0,
  }))
  const claimed = createSide(features.length)
  const denied = createSide(features.length)
  for (let pass = 0; pass < settings.passes; pass += 1)
    for (let at = 0; at < rows.length; at += 1) {
      // A stride that visits every row once, far from its neighbours in the file.
      const row = rows[(at * 7_919) % rows.length]
      if (row === undefined) continue
      const yes = Math.exp(claimed.sum(row.columns))
      const no = Math.exp(denied.sum(row.columns))
      claimed.learn(row.columns, yes / (1 + yes + no) - row.claimed)
      denied.learn(row.columns, no / (1 + yes + no) - row.denied)
    }
  const weights = features.map((feature, place): [string, Weight] => [
    feature,
    { claimed: claimed.weightAt(place), denied: denied.weightAt(place) },
  ])
  return new Map(weights.filter(([, weight]) => weight.claimed !== 0 || weight.denied !== 0))
}

/**
 * The weights of one of the two sums. They are stored beside the state that determines them, because they are read far
 * more often than updated.
 */
const createSide = (size: number) => {
  const weights = new Float64Array(size)
  const pulls = new Float64Array(size)
  const roots = new Float64Array(size)
  const { rate, smoothing, l1, l2 } = settings
  const update = (at: number, slope: number): void => {
    const root = roots[at] ?? 0
    const next = Math.sqrt(root * root + slope * slope)
    const pull = (pulls[at] ?? 0) + slope - ((next - root) / rate) * (weights[at] ?? 0)
    roots[at] = next
    pulls[at] = pull
    weights[at] = Math.abs(pull) <= l1 ? 0 : (Math.sign(pull) * l1 - pull) / ((smoothing + next) / rate + l2)
  }
  return {
    weightAt: (at: number): number => weights[at] ?? 0,
    sum: (columns: Int32Array): number => {
      let total = 0
      for (const at of columns) total += weights[at] ?? 0
      return total
    },
    learn: (columns: Int32Array, slope: number): void => {
      for (const at of columns) update(at, slope)
    },
  }
}
