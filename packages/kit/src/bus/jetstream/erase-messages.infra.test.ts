import type { ConsumerMessages } from 'nats'
import { describe, expect, it } from 'vitest'
import { hasInfra } from '../../testing/infra.ts'
import { aThing } from '../testing/things.ts'
import { useNatsOfRun } from '../testing/use-nats.ts'
import { dialBroker, optionsFor, type Link } from './dial-broker.ts'
import { eraseMessages } from './erase-messages.ts'

type Read = Awaited<ReturnType<Link['client']['consumers']['get']>>

/** A link whose reading of a stream is harmed first. */
const harmed = (link: Link, harm: (reader: Read) => Promise<void>): Link => {
  const get = async (stream: string, name: unknown) => {
    const reader = await link.client.consumers.get(stream, String(name))
    await harm(reader)
    return reader
  }
  return { ...link, client: Object.assign(Object.create(link.client) as Link['client'], { consumers: { get } }) }
}

/** What a client that has stopped listening does not see. */
const loseOne = async (reader: Read) => void (await reader.next({ expires: 1_000 }))
const giveNothing = (reader: Read): Promise<void> => {
  reader.fetch = () => Promise.resolve([] as unknown as ConsumerMessages)
  return Promise.resolve()
}

describe.runIf(hasInfra('nats-server'))('an erasure', () => {
  const { startBus, server } = useNatsOfRun()

  it('is not done before every message was read', async () => {
    const bus = await startBus()
    for (const n of [1, 2]) await bus.publish(aThing(n, { correlationId: 'the leaver' }))
    const link = await dialBroker(optionsFor(server()), {})
    for (const harm of [loseOne, giveNothing]) {
      const broker = { whenConnected: () => Promise.resolve(harmed(link, harm)) }
      await expect(eraseMessages(broker, 'the leaver')).rejects.toMatchObject({ kind: 'unavailable' })
    }
    await eraseMessages({ whenConnected: () => Promise.resolve(link) }, 'the leaver')
    expect((await link.manager.streams.info('EVENTS')).state.messages).toBe(0)
    await link.connection.close()
  })
})
