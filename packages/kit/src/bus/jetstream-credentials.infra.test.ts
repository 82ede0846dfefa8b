import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '../logger.ts'
import { hasInfra } from '../testing/infra.ts'
import type { Bus } from './bus.ts'
import { createJetStreamBus } from './jetstream-bus.ts'
import { newNatsAccount } from './testing/nats-accounts.ts'
import { startNats } from './testing/start-nats.ts'
import { aThing, createRecorder, doing, numberOf, ThingHappened } from './testing/things.ts'

const user = ['--user', 'verandah', '--pass', 'a p@ss/word']
const failureOf = (work: Promise<unknown>): Promise<string> => work.then(() => 'it worked', String)
const secrets = /p@ss|p%40ss|hush|wrong one/

describe.runIf(hasInfra('nats-server'))('a broker with authentication', () => {
  let folder: string
  const ends: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verandah-credentials-'))
  })
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const lines: string[] = []
  const log = createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } })
  const startServer = async (args: string[]) => {
    const server = await startNats(args)
    ends.push(server.end)
    return new URL(server.url)
  }
  const startBus = async (url: string, credentialsFile?: string) => {
    const bus = await createJetStreamBus({ url, credentialsFile, log, startTimeoutMs: 10_000 })
    ends.push(() => bus.close())
    return bus
  }
  const expectToWork = async (bus: Bus) => {
    const handled = createRecorder<number>()
    await bus.consume({ service: 'a', event: ThingHappened, handle: doing((event) => handled.record(numberOf(event))) })
    await bus.publish(aThing(7))
    expect(await handled.reached(1)).toEqual([7])
    expect(lines.join('')).not.toMatch(secrets)
  }

  it('accepts the user and the password of the address', async () => {
    const { host } = await startServer(user)
    await expectToWork(await startBus(`nats://verandah:a%20p%40ss%2Fword@${host}`))
  })

  it('accepts the token of the address', async () => {
    const { host } = await startServer(['--auth', 'hush'])
    await expectToWork(await startBus(`nats://hush@${host}`))
  })

  it('accepts a credentials file', async () => {
    const { config, credentials } = newNatsAccount()
    const conf = join(folder, 'nats.conf')
    const creds = join(folder, 'verandah.creds')
    await Promise.all([writeFile(conf, config), writeFile(creds, credentials)])
    const { host } = await startServer(['-c', conf])
    await expectToWork(await startBus(`nats://${host}`, creds))
  })

  it('is retried after a refusal, and neither log nor error shows the password', async () => {
    const { host } = await startServer(user)
    const bus = await createJetStreamBus({ url: `nats://verandah:wrong%20one@${host}`, log, startTimeoutMs: 1_500 })
    ends.push(() => bus.close())
    expect(bus.isReady()).toBe(false)
    const failure = await failureOf(bus.deadLetters.list(1))
    expect(failure).toContain('Authorization Violation')
    expect(lines.filter((line) => line.includes('Authorization Violation'))).toHaveLength(1)
    expect(`${lines.join('')} ${failure}`).not.toMatch(secrets)
  })

  it.each([
    ['http://nats:4222', undefined, 'NATS_URL'],
    ['nats://verandah:p@ss/word@nats:4222', undefined, 'NATS_URL'],
    ['nats://a:hush@nats-0,nats://b:hush@nats-1', undefined, 'the same user and password'],
    ['nats://hush@nats', '/nowhere/verandah.creds', 'leave user and password out'],
    ['nats://nats', '/nowhere/verandah.creds', 'NATS_CREDS_FILE'],
  ])('%s with %s stops the start with a sentence that names the setting', async (url, file, words) => {
    const failure = await failureOf(createJetStreamBus({ url, credentialsFile: file }))
    expect(failure).toContain(words)
    expect(failure).not.toMatch(secrets)
  })
})
