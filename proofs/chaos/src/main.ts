import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Scenario } from './scenarios/scenario.ts'
import { scenarios, seedOfDay } from './scenarios/scenarios.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

const mostShown = 40
const mostOfLine = 1_000

/** Plays one scenario with one seed. Prints faults with the command that reproduces them. */
const play = async ({ name, summary, run }: Scenario, seed: number) => {
  say(`\n${name}, seed ${seed}: ${summary}`)
  const startedAt = performance.now()
  const { faults, figures } = await run({ seed, size, from: values.from }).catch((error: unknown) => ({
    faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    figures: {},
  }))
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  for (const [what, figure] of Object.entries({ ...figures, seconds })) say(`  ${what.padEnd(32)}${figure}`)
  for (const fault of faults.slice(0, mostShown)) say(`  FAULT ${fault.slice(0, mostOfLine)}`)
  if (faults.length === 0) return
  const file = join(await mkdtemp(join(tmpdir(), 'verandah-chaos-')), `${name}-${seed}.txt`)
  await writeFile(file, faults.join('\n'))
  say(`  all of them, whole: ${file}`)
  say(
    `${faults.length} faults. Again: npm run prove chaos -- ${name}${size === 'short' ? ' --short' : ''} --seed ${seed}`,
  )
  process.exitCode = 1
}

/**
 * `npm run prove chaos -- [SCENARIO...] [--short] [--seed NUMBER] [--rounds NUMBER] [--from REVISION]`: runs every
 * scenario unless named, with the seed of the day by default; each round takes the next seed. An upgrade starts from
 * the build of that git revision.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string' },
    rounds: { type: 'string' },
    from: { type: 'string' },
  },
})
const unknown = positionals.filter((name) => !scenarios.some((scenario) => scenario.name === name))
const seed = Number(values.seed ?? seedOfDay())
const rounds = Number(values.rounds ?? 1)
if (unknown.length > 0 || ![seed, rounds].every(Number.isSafeInteger)) {
  say(unknown.length > 0 ? `There is no scenario ${unknown.join(', ')}.` : 'Seeds and rounds are whole numbers.')
  for (const { name, summary } of scenarios) say(`  ${name}: ${summary}`)
  process.exit(1)
}

const size = values.short ? 'short' : 'long'
const chosen = scenarios.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
for (const scenario of chosen) for (let round = 0; round < rounds; round += 1) await play(scenario, seed + round)
