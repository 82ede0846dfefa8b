import { spawnSync } from 'node:child_process'
import { readCompose } from '@verandah/runtime/testing'
import { GenericContainer, getContainerRuntimeClient, type StartedTestContainer } from 'testcontainers'

/** `npm run prove containers`: runs the suites that take server addresses, on the images of docker-compose.yml. */
const suites = [
  ['proofs/chaos/src/chaos.infra.test.ts'],
  ['runtime/src/many-processes.infra.test.ts'],
  [
    'packages/kit/src/bus/jetstream-bus',
    'packages/kit/src/bus/jetstream-patience',
    'packages/kit/src/service/republish',
  ],
  ['packages/kit/src/cache/redis-cache'],
  ['packages/embedded-mongo/test/contract'],
]
const replicaSetPatienceMs = 60_000

const say = (text: string) => process.stdout.write(`${text}\n`)
const started: StartedTestContainer[] = []

/** Starts a server and prints the version that it reports. */
const start = async (name: string, port: number, command: string[], version: string[]) => {
  const { image = '' } = (await readCompose()).get(name) ?? {}
  const container = await new GenericContainer(image).withCommand(command).withExposedPorts(port).start()
  started.push(container)
  const { output } = await container.exec(version)
  say(`${name}: ${image}, ${output.trim().split('\n').at(-1)}`)
  return { container, address: `${container.getHost()}:${container.getMappedPort(port)}` }
}

const mongosh = (script: string) => ['mongosh', '--quiet', '--eval', script]

/** Resolves once the only member of the replica set accepts writes. */
const startReplicaSet = async (): Promise<string> => {
  const { container, address } = await start(
    'mongodb',
    27017,
    ['mongod', '--replSet', 'rs0', '--bind_ip_all'],
    mongosh('db.version()'),
  )
  const ensureWritable = `
    try { rs.status() } catch { rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: '127.0.0.1:27017' }] }) }
    quit(db.hello().isWritablePrimary ? 0 : 1)`
  const endsAt = Date.now() + replicaSetPatienceMs
  while ((await container.exec(mongosh(ensureWritable))).exitCode !== 0) {
    if (Date.now() > endsAt) throw new Error('The replica set of MongoDB has no primary after a minute.')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return `mongodb://${address}/?directConnection=true`
}

const startServers = async () => {
  const MONGODB_URL = await startReplicaSet()
  const nats = await start('nats', 4222, ['--jetstream'], ['nats-server', '--version'])
  const redis = await start('redis', 6379, [], ['redis-cli', '--version'])
  return { MONGODB_URL, NATS_URL: `nats://${nats.address}`, REDIS_URL: `redis://${redis.address}` }
}

/** Runs suites in sequence, first the one that inspects every account. */
const haveFailed = (servers: Readonly<Record<string, string>>): boolean => {
  const env = { ...process.env, ...servers }
  const passed = suites.map((files) => {
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--no-file-parallelism', ...files]
    return spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status === 0
  })
  return passed.includes(false)
}

const runtime = await getContainerRuntimeClient().catch((error: unknown) => String(error))
if (typeof runtime === 'string') {
  say(
    `SKIPPED: no engine for containers answers (${runtime}), so no suite ran on MongoDB, NATS and Redis in containers.`,
  )
  process.exitCode = process.env.REQUIRE_CONTAINERS ? 1 : 0
} else
  try {
    const { serverVersion, operatingSystem } = runtime.info.containerRuntime
    say(`engine: ${operatingSystem}, version ${serverVersion}`)
    process.exitCode = haveFailed(await startServers()) ? 1 : 0
  } finally {
    await Promise.all(started.map((container) => container.stop()))
  }
