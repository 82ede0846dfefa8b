import { serviceNames } from '@verandah/contracts'
import { hasInfra, readReplicas, startNatsCluster } from '@verandah/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDeadLetters } from './dead-letters.ts'
import { newKeys } from './keys/key-folder.ts'
import { startProductProcess } from './testing/start-product-process.ts'

/** The gateway alone: it starts the bus and sends its neighbours no requests yet. */
const settings = {
  ...newKeys(),
  SERVICES: 'gateway',
  LOG_LEVEL: 'silent',
  ...Object.fromEntries(serviceNames.map((name) => [`${name.toUpperCase()}_URL`, 'http://127.0.0.1:1'])),
}

describe.runIf(hasInfra('nats-server'))('the replicas of events in a cluster of NATS servers', () => {
  let cluster: Awaited<ReturnType<typeof startNatsCluster>>
  beforeAll(async () => {
    cluster = await startNatsCluster()
  })
  afterAll(() => cluster.end())

  const start = async (NATS_REPLICAS: string) => {
    const servers = { NATS_URL: cluster.url, MONGODB_URL: 'mongodb://127.0.0.1:1', REDIS_URL: 'redis://127.0.0.1:1' }
    const gateway = await startProductProcess({
      entry: 'main',
      settingsOf: (port) => ({ ...servers, ...settings, NATS_REPLICAS, PORT: String(port) }),
    })
    await gateway.stop()
  }
  const operate = async (replicas: number) => {
    const broker = { url: cluster.url, credentialsFile: undefined, replicas, eventsMib: 512, subjectsByUser: undefined }
    const desk = await openDeadLetters({ broker, storeUrl: '' })
    await desk.close()
  }

  const copies = () => readReplicas(cluster.url, ['EVENTS', 'DEAD', 'BROADCAST'])

  const expectCopies = (count: number) => expect.poll(copies, { timeout: 120_000 }).toEqual([count, count, count])

  it('are as many as NATS_REPLICAS states, even in streams that had fewer, and are never reduced', async () => {
    await start('2')
    await expectCopies(2)
    await operate(3)
    await expectCopies(3)
    await start('1')
    await expectCopies(3)
  })
})
