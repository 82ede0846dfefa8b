import type { Report, Scenario, ScenarioOptions } from '../scenarios/scenario.ts'
import { parts } from '@verandah/runtime/settings'
import { seededRandom } from '@verandah/runtime/testing/seeded-random'
import { changeableKeys, changeKey } from '@verandah/runtime/keys/secret-folder'
import { shuffle } from '../histories/shuffle.ts'
import { buildRevision } from './build-revision.ts'
import { rollUnderLoad, type Rolled, type Turn } from './roll-under-load.ts'
import type { Part } from './start-replicas.ts'

const sizes: Readonly<Record<ScenarioOptions['size'], { perSecond: number; parts?: readonly Part[] }>> = {
  short: { perSecond: 10, parts: ['gateway', 'search'] },
  long: { perSecond: 50 },
}

/** Every process is replaced by one of the same build. */
export const rollingRestart: Scenario = {
  name: 'rolling-restart',
  summary: 'two processes of every part, replaced one after the other under load; no request fails',
  run: async ({ seed, size }) => reportOf(await rollUnderLoad({ ...sizes[size], seed, turns: [{}] })),
}

/** As `k8s/roll-back.sh` does it. */
const back: readonly Part[] = [
  ...parts.filter((part) => part !== 'gateway' && part !== 'scoring'),
  'scoring',
  'gateway',
]

/**
 * Every process is replaced by one of this build, in an order that the seed draws, because GitOps keeps to none, and
 * then by one of the earlier build again.
 */
export const rollingUpgrade: Scenario = {
  name: 'rolling-upgrade',
  summary: 'the same from the build before to this one and back, over one broker and one store',
  run: async ({ seed, size, from = 'HEAD~20' }) => {
    const before = buildRevision(from)
    const { perSecond } = sizes[size]
    const forward = shuffle(parts, seededRandom(seed))
    const turns = [{ parts: forward }, { parts: back, build: before }]
    const { faults, figures } = reportOf(await rollUnderLoad({ perSecond, seed, from: before, turns }))
    return { faults, figures: { 'order of the way up': forward.join(', '), ...figures } }
  },
}

const changeKeys =
  (step: string, names: readonly string[]): NonNullable<Turn['prepare']> =>
  async ({ secrets }) => {
    for (const name of names) await changeKey(secrets, { step, name })
  }

/** As in docs/operations.md; a gateway proof is made for each call, so the old key can be retired at once. */
const keysChange: readonly Turn[] = [
  { prepare: changeKeys('add', changeableKeys) },
  { prepare: changeKeys('use', changeableKeys) },
  { prepare: changeKeys('retire', ['GATEWAY_PROOF_KEYS']) },
]

/** Rotates every key. Every part must receive it, so no size leaves one out. */
export const rollingKeys: Scenario = {
  name: 'rolling-keys',
  summary: 'every key gets a successor, by which processes sign once all know it; no request fails',
  run: async ({ seed, size }) =>
    reportOf(await rollUnderLoad({ perSecond: sizes[size].perSecond, seed, turns: keysChange })),
}

const reportOf = ({ answeredMs, failures, replaced, faults }: Rolled): Report => {
  const all = [...answeredMs.values()].flat()
  return {
    faults: [...failures, ...faults],
    figures: {
      'processes replaced': replaced.length,
      'longest way down, s': mostSeconds(replaced.map(({ goneAfterMs }) => goneAfterMs)),
      'longest way up, s': mostSeconds(replaced.map(({ readyAfterMs }) => readyAfterMs)),
      requests: all.length,
      failed: failures.length,
      'answered, ms': timesOf(all),
      ...Object.fromEntries([...answeredMs].map(([kind, times]) => [kind, `${times.length}: ${timesOf(times)}`])),
    },
  }
}

const mostSeconds = (times: readonly number[]): string => (Math.max(0, ...times) / 1_000).toFixed(1)

const timesOf = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b)
  const [half, most, last] = [0.5, 0.99, 1].map((share) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
  return `p50 ${half?.toFixed(0)}, p99 ${most?.toFixed(0)}, most ${last?.toFixed(0)}`
}
