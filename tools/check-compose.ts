import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { get } from 'node:https'
import { listSavedProperties, saveProperty } from '@verandah/contracts'
import { createBuyer, saveWeights, type Buyer } from '@verandah/runtime/testing'

/**
 * Starts docker-compose.yml as it is, runs a buyer's journey, kills three containers during a search, and shuts it
 * down.
 */
const [program = '', ...prefix] = (process.env.COMPOSE ?? 'docker compose -p verandah-check').split(' ')
const url = 'http://localhost:8080'
const killed = ['search', 'scoring', 'nats']
const patienceMs = 60_000
/** Two APIs and the feeds. */
const providers = 3

const compose = (...args: string[]): string => {
  const { status, error, stdout, stderr } = spawnSync(program, [...prefix, ...args], { encoding: 'utf8' })
  if (status === 0) return stdout
  throw new Error(`${[program, ...prefix, ...args].join(' ')} failed: ${error?.message ?? `${stdout}\n${stderr}`}`)
}

const runStep = async (name: string, work: () => unknown): Promise<void> => {
  const startedAt = performance.now()
  const report = (outcome: string) =>
    process.stdout.write(`${outcome}  ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)\n`)
  try {
    await work()
    report('ok    ')
  } catch (error) {
    report('FAILED')
    throw error
  }
}

/** Retries while the product restarts. */
const untilDone = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const endsAt = Date.now() + patienceMs
  for (;;)
    try {
      return await work()
    } catch (error) {
      if (Date.now() > endsAt) throw error
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
}

/** Expects a completed search with ranked homes whose points add up. */
const expectHomes = async (buyer: Buyer, searchId: string) => {
  const { status, resultsCount } = await untilDone(() => buyer.waitFor(searchId, patienceMs))
  assert.equal(status, 'completed')
  const homes = await untilDone(() => buyer.resultsOf(searchId))
  assert.equal(homes.length, resultsCount)
  for (const { score, breakdown } of homes)
    assert.equal(
      breakdown.reduce((sum, { points }) => sum + points, 0),
      score,
    )
  assert.equal(new Set(homes.flatMap(({ sources }) => sources.map(({ provider }) => provider))).size, providers)
  return homes
}

const takeTheJourney = async (): Promise<Buyer> => {
  const buyer = await untilDone(() => createBuyer(url))
  assert.equal((await saveWeights(buyer)).status, 200)
  // Feeds are ingested shortly after the start; until then two providers have homes.
  const [best] = await untilDone(async () => expectHomes(buyer, await buyer.search()))
  assert.ok(best)
  assert.equal((await buyer.call(saveProperty, { body: { propertyId: best.id } })).status, 200)
  return buyer
}

const expectItsLife = async (): Promise<void> => {
  const buyer = await takeTheJourney()
  await runStep(`a search outlives the death of ${killed.join(', ')}`, async () => {
    const searchId = await buyer.search()
    for (const name of killed) compose('kill', name)
    for (const name of killed.toReversed()) compose('start', name)
    await expectHomes(buyer, searchId)
  })
  await runStep('the saved home is still there', async () => {
    const { body } = await untilDone(() => buyer.call(listSavedProperties))
    assert.equal(body.length, 1)
  })
}

/** Runs a command of the image in the container of a part, with some settings overridden. */
const operate = (part: string, command: string, ...settings: string[]): string =>
  compose('exec', '-T', part, 'env', ...settings, 'npm', 'run', ...command.split(' '))

/** Without the broker, because restoring events requires an empty one. Auth itself reads its own database alone. */
const restoreElsewhere = (): void => {
  const password = compose('run', '--rm', '--entrypoint', 'cat', 'secrets', '/secrets/backup/MONGODB_PASSWORD').trim()
  const asBackup = [`MONGODB_URL=mongodb://backup@mongodb:27017/?authSource=admin`, `MONGODB_PASSWORD=${password}`]
  const elsewhere = ['NATS_URL=', 'MONGODB_URL=', 'DATA_DIR=/tmp/restored']
  const counts = [
    operate('auth', 'store -- backup /tmp/documents', 'NATS_URL=', ...asBackup),
    operate('auth', 'store -- restore /tmp/documents', ...elsewhere),
    operate('auth', 'store -- backup /tmp/again', ...elsewhere),
  ].map((words) => /(\d+) documents/.exec(words)?.[1])
  assert.ok(Number(counts[0]) > 10)
  assert.deepEqual(counts, Array(3).fill(counts[0]))
}

/** Caddy signs localhost's certificate itself, so it is not verified here. */
const askOverTls = (): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get('https://localhost/livez', { rejectUnauthorized: false }, ({ statusCode }) => resolve(statusCode)).on(
      'error',
      reject,
    )
  })

const expectTls = async (): Promise<void> => {
  compose('--profile', 'tls', 'up', '-d', '--no-deps', 'caddy')
  assert.equal(await untilDone(askOverTls), 200)
}

const checkProduct = async (): Promise<void> => {
  await runStep('the images are built', () => compose('build'))
  await runStep('every container is up', () => compose('up', '-d', '--wait'))
  await runStep('a buyer registers, weighs, searches and saves a home', takeTheJourney)
  await expectItsLife()
  await runStep('another buyer takes the same way', takeTheJourney)
  await runStep('the profile tls answers over https', expectTls)
  for (const [part, command] of [
    ['auth', 'operator -- invite create'],
    ['search', 'feed-token -- list'],
    ['auth', 'dead-letters -- list'],
    ['auth', 'keys -- reseal two-step'],
  ] as const)
    await runStep(`npm run ${command}`, () => operate(part, command))
  await runStep('a backup is restored into an empty store', restoreElsewhere)
}

const engine = process.env.COMPOSE ? undefined : spawnSync(program, [...prefix, 'ps'], { encoding: 'utf8' })
if (engine && engine.status !== 0) {
  process.stdout.write(
    'SKIPPED: docker compose does not answer here, so nothing was started. COMPOSE names another command.\n',
  )
} else
  try {
    await checkProduct()
  } finally {
    await runStep('everything is taken down', async () => {
      spawnSync(program, [...prefix, '--profile', 'tls', 'down', '--volumes'])
      await assert.rejects(fetch(`${url}/livez`), 'the gateway still answers')
    })
  }
