import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root } from '../ensure-installed.mjs'
import { areas, leftOut } from './areas.mjs'
import { drawFrom } from './draw.mjs'

ensureInstalled(join(root, 'tools/mutation'))
const { Stryker } = await import('@stryker-mutator/core')

/**
 * `npm run prove mutation [AREA…] [-- --seed=N] [-- --draw=150] [-- --concurrency=2]`: makes small changes to the
 * product, one at a time, and counts those that a test detects. `--draw=all` tries every one.
 */
const args = process.argv.slice(2)
const option = (name, otherwise) => args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise
const chosen = args.filter((arg) => !arg.startsWith('--'))
const unknown = chosen.filter((name) => areas[name] === undefined)
if (unknown.length > 0) throw new Error(`No area ${unknown.join(', ')}; there are ${Object.keys(areas).join(', ')}.`)

const seed = option('seed', String(Math.floor(Math.random() * 1_000_000)))
const draw = option('draw', '150')
const concurrency = Number(option('concurrency', '2'))
process.env.MUTATION_SEED = seed
process.env.MUTATION_DRAW = draw === 'all' ? 'Infinity' : draw
const wanted = { killed: 85, equivalent: 3 }
const equivalents = JSON.parse(readFileSync(join(root, 'tools/mutation/equivalents.json'), 'utf8'))

const mutate = async (name) => {
  const { mutate: files, tests } = areas[name]
  process.env.MUTATION_TESTS = tests.join(' ')
  process.env.MUTATION_LEFT_OUT = leftOut.join(' ')
  const results = await new Stryker({
    mutate: [...files, '!**/*.test.ts', '!**/testing/**'],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', join(root, 'tools/mutation/plugins.mjs')],
    vitest: { configFile: 'tools/mutation/vitest.config.ts', related: true },
    checkers: ['draw'],
    ignorers: ['spoken'],
    mutator: { excludedMutations: ['StringLiteral'] },
    // All tests of the area judge what runs outside of a test: in a module, or in a factory called by `beforeAll`.
    coverageAnalysis: 'perTest',
    ignoreStatic: false,
    warnings: { slow: false },
    incremental: draw === 'all',
    incrementalFile: `.mutation/${name}.json`,
    jsonReporter: { fileName: `.mutation/${name}-report.json` },
    reporters: ['json'],
    tempDirName: '.mutation/tmp',
    ignorePatterns: ['**/dist', '.data', 'docs', 'web', 'k8s', 'e2e', 'bench'],
    concurrency,
    // Longer than a test may take, so that a busy machine ends no run.
    timeoutMS: 120_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 30,
    logLevel: 'warn',
    allowConsoleColors: false,
  }).runMutationTest()
  return report(name, results)
}

const counted = new Set(['Killed', 'Timeout', 'Survived', 'NoCoverage'])

const report = (name, results) => {
  const tried = results.filter(
    ({ status, statusReason }) => counted.has(status) || statusReason === 'not drawn for this run',
  )
  const drawn = new Set(drawFrom(tried.map(({ id }) => id)))
  const all = tried.filter(({ id, status }) => drawn.has(id) && counted.has(status))
  const alive = all.filter((mutant) => !isFound(mutant)).map(inWords)
  const excused = alive.filter(({ key }) => equivalents[key] !== undefined)
  const missed = alive.filter(({ key }) => equivalents[key] === undefined)
  for (const { key, status, line } of missed) console.log(`  ${status}  ${key} (line ${line})`)
  const timeouts = missed.filter(({ status }) => status === 'Timeout').length
  const killed = (100 * (all.length - alive.length)) / (all.length - excused.length)
  const listed = (100 * excused.length) / all.length
  console.log(
    `${name}: ${killed.toFixed(1)} % of ${all.length} mutants killed, ${missed.length} missed (${timeouts} timed out), ` +
      `${excused.length} equivalent`,
  )
  return killed >= wanted.killed && listed <= wanted.equivalent
}

/** A run that took too long found nothing: the machine may be busy. A loop that ran too often is found. */
const isFound = ({ status, statusReason }) =>
  status === 'Killed' || (status === 'Timeout' && statusReason?.startsWith('Hit limit') === true)

/** Describes a mutant independently of line numbers. */
const inWords = ({ fileName, location, mutatorName, replacement, status }) => {
  const path = fileName.replace(root, '')
  const lines = readFileSync(join(root, path), 'utf8').split('\n')
  const { line } = location.start
  const code = (lines[line - 1] ?? '').trim()
  return { key: `${path}: ${code} → ${mutatorName}: ${replacement ?? ''}`, status, line }
}

console.log(`mutation testing with seed ${seed}`)
const outcomes = []
for (const name of chosen.length > 0 ? chosen : Object.keys(areas)) outcomes.push(await mutate(name))
process.exitCode = outcomes.every(Boolean) ? 0 : 1
