import { parseArgs } from 'node:util'
import { scenarios, seedOfDay } from '../src/testing/chaos/scenarios.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

/**
 * `npm run chaos -- [SCENARIO...] [--short] [--seed NUMBER] [--from REVISION]`: every scenario unless named, by the seed of the day unless said.
 * An upgrade begins with the build of that git revision.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, seed: { type: 'string' }, from: { type: 'string' } },
})
const unknown = positionals.filter((name) => !scenarios.some((scenario) => scenario.name === name))
const seed = Number(values.seed ?? seedOfDay())
if (unknown.length > 0 || !Number.isSafeInteger(seed)) {
  say(unknown.length > 0 ? `There is no scenario ${unknown.join(', ')}.` : 'A seed is a whole number.')
  for (const { name, summary } of scenarios) say(`  ${name}: ${summary}`)
  process.exit(1)
}

for (const { name, summary, run } of scenarios) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  say(`\n${name}, seed ${seed}: ${summary}`)
  const startedAt = performance.now()
  const { faults, figures } = await run({ seed, size: values.short ? 'short' : 'long', from: values.from })
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  for (const [what, figure] of Object.entries({ ...figures, seconds })) say(`  ${what.padEnd(32)}${figure}`)
  for (const fault of faults) say(`  FAULT ${fault}`)
  if (faults.length === 0) continue
  say(`${faults.length} faults. Again: npm run chaos -- ${name}${values.short ? ' --short' : ''} --seed ${seed}`)
  process.exitCode = 1
}
