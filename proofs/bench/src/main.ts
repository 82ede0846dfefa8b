import { parseArgs } from 'node:util'
import { demandCalm } from './calm.ts'
import { compareWith } from './compare.ts'
import { inKernels, kernelMs } from './kernel.ts'
import type { Figure } from './measure.ts'
import { printComparison, printFigures, printMachine } from './print-figures.ts'

/** Loaded on demand: another commit may lack what one of them needs. */
const benches: Readonly<Record<string, () => Promise<Figure[]>>> = {
  product: async () => (await import('./product.ts')).benchProduct(),
  crowd: async () => (await import('./crowd.ts')).benchCrowd(),
  soak: async () => (await import('./soak.ts')).benchSoak(),
  'rank-certainty': async () => (await import('./rank-certainty.ts')).benchRankCertainty(),
  'day-plan': async () => (await import('./day-plan.ts')).benchDayPlan(),
  results: async () => (await import('./results.ts')).benchResults(),
  lists: async () => (await import('./lists.ts')).benchLists(),
  search: async () => (await import('./search-cost.ts')).benchSearchCost(),
  gateway: async () => (await import('./gateway.ts')).benchGateway(),
  'store-cost': async () => (await import('./store-cost.ts')).benchStoreCost(),
  'store-large': async () => (await import('./store-large.ts')).benchStoreLarge(),
  feeds: async () => (await import('./feeds.ts')).benchFeeds(),
  merge: async () => (await import('./merge.ts')).benchMerge(),
  scale: async () => (await import('./scale/scale.ts')).benchScale(),
  facts: async () => (await import('./facts.ts')).benchFacts(),
}

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    compare: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
    /** Prints on a busy machine too, and says so. */
    anyway: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error(`--rounds takes a whole number from 1, not "${values.rounds}"`)
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0)
  throw new Error(`There is no bench "${unknown.join(', ')}"; there are: ${Object.keys(benches).join(', ')}`)

printMachine(demandCalm(values.anyway))

const figures: Figure[] = []
if (values.compare !== undefined) printComparison(values.compare, compareWith(values.compare, wanted, rounds))
else
  for (const [name, run] of Object.entries(benches)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const before = kernelMs()
    const measured = await run()
    const besideMs = (before + kernelMs()) / 2
    const found = measured.map((figure) => ({ ...figure, kernels: inKernels(figure, besideMs) }))
    figures.push(...found)
    printFigures(name, found)
  }
if (values.json) console.log(JSON.stringify(figures))
// Exits even if a bench left a connection open.
process.exit()
