import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const buildScript = new URL('../../tools/build.mjs', import.meta.url).href
const root = new URL('../../', import.meta.url)

const neighbour = createServer()
let folder = ''
let port = ''
beforeAll(async () => {
  await import(buildScript)
  folder = await mkdtemp(join(tmpdir(), 'verandah-taken-'))
  neighbour.listen(0, '127.0.0.1')
  await once(neighbour, 'listening')
  port = String((neighbour.address() as { port: number }).port)
})
afterAll(async () => {
  neighbour.close()
  await rm(folder, { recursive: true, force: true })
})

/** Starts a built entry point; resolves to its exit code and output. */
const start = (script: string, settings: Readonly<Record<string, string>>) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const env = { PATH: process.env.PATH, DATA_DIR: folder, ...settings }
    execFile(process.execPath, [script], { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    )
  })

const remedyOf = (host: string, name: string) =>
  `The settings ${host} and ${name} cannot be used (127.0.0.1, ${port}): a program listens there already, perhaps another Verandah. ` +
  `Stop it, or set ${name} to a port that is free.\n`

const elsewhere = {
  MONGODB_URL: 'mongodb://127.0.0.1:9',
  NATS_URL: 'nats://127.0.0.1:9',
  REDIS_URL: 'redis://127.0.0.1:9',
}

describe('where its port is taken, a start says so in a sentence, and leaves nothing behind', () => {
  it.each([
    ['the whole product', {}],
    ['the gateway alone', { SERVICES: 'gateway', ...elsewhere }],
    ['a service alone', { SERVICES: 'search', ...elsewhere }],
  ])('%s', async (_, settings) => {
    const ended = await start('tools/start.mjs', { PORT: port, ...settings })
    expect(ended).toEqual({ code: 1, said: remedyOf('HOST', 'PORT') })
    expect(await readdir(folder)).toEqual([])
  })

  it('the metrics of a process', async () => {
    const ended = await start('tools/start.mjs', { PORT: '0', METRICS_PORT: port })
    expect(ended).toEqual({ code: 1, said: remedyOf('METRICS_HOST', 'METRICS_PORT') })
  })

  it.each([
    ['embedded-mongo', 'EMBEDDED_MONGO_PORT', { EMBEDDED_MONGO_PATH: 'store' }],
    ['listing-market', 'LISTING_MARKET_PORT', {}],
    ['stripe-simulator', 'STRIPE_SIMULATOR_PORT', {}],
  ])('%s as a separate process', async (entry, name, settings) => {
    const { EMBEDDED_MONGO_PATH: path, ...others } = { EMBEDDED_MONGO_PATH: '', ...settings }
    const place = { EMBEDDED_MONGO_PATH: join(folder, path) }
    const ended = await start(`runtime/dist/${entry}.mjs`, { ...others, ...place, [name]: port })
    const said = `Port ${port} of 127.0.0.1 cannot be used: a program listens there already. Stop it, or set ${name} to a port that is free.\n`
    expect(ended).toEqual({ code: 1, said })
  })
})

it('a port opens only once the product answers there', async () => {
  const port = String(await freePort())
  const settings = { PORT: port, DATA_DIR: join(folder, 'own'), SAMPLE_FEEDS: '1', LOG_LEVEL: 'error' }
  const env = { PATH: process.env.PATH, ...settings }
  const product = spawn(process.execPath, ['tools/start.mjs'], { cwd: root, env, stdio: 'ignore' })
  const ended = once(product, 'exit')
  const failures = new Set<unknown>()
  try {
    await knockUntilAnswered(`http://127.0.0.1:${port}/`, failures)
    expect([...failures]).toEqual(['ECONNREFUSED'])
  } finally {
    product.kill()
    await ended
  }
})

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: free } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return free
}

/** Retries without a pause until there is a response; records the reasons of failures. */
const knockUntilAnswered = async (url: string, failures: Set<unknown>): Promise<void> => {
  for (;;) {
    const failure = await fetch(url).then(
      (answer) => (answer.ok ? undefined : answer.status),
      (error: unknown) => (error as { cause: { code: unknown } }).cause.code,
    )
    if (failure === undefined) return
    failures.add(failure)
  }
}
