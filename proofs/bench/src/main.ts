import { parseArgs } from 'node:util'
import { demandCalm } from './calm.ts'
import { compareWith } from './compare.ts'
import { inKernels, kernelMs } from './kernel.ts'
import type { Figure } from './measure.ts'
import { printFigures, printMachine } from './print-figures.ts'
import { endAll } from './processes.ts'

/** Loaded on demand: another commit may lack what one of them needs. */
const benches: Readonly<Record<string, () => Promise<Figure[]>>> = {
  product: async () => (await import('./product.ts')).benchProduct(),
  crowd: async () => (await import('./crowd.ts')).benchCrowd(),
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

const { values, positionals } = parseArgs({
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
const wanted = positionals.length > 0 ? positionals : Object.keys(benches)

const measure = async (name: string): Promise<Figure[]> => {
  const run = benches[name]
  if (!run) throw new Error(`There is no bench "${name}"; there are: ${Object.keys(benches).join(', ')}`)
  const before = await kernelMs()
  const measured = await run()
  await endAll()
  const besideMs = (before + (await kernelMs())) / 2
  return measured.map((figure) => ({ ...figure, kernels: inKernels(figure, besideMs) }))
}

printMachine(demandCalm(values.anyway))

const figures: Figure[] = []
if (values.compare !== undefined)
  printFigures(`now, beside ${values.compare}`, await compareWith(values.compare, wanted, rounds))
else
  for (const name of wanted) {
    const found = await measure(name)
    figures.push(...found)
    printFigures(name, found)
  }
if (values.json) console.log(JSON.stringify(figures))
// Exits even if a bench left a connection open.
process.exit()
