import { SearchCompleted } from '@verandah/contracts'
import { createJetStreamBus, newEvent, systemClock } from '@verandah/kit'
import { findBinary, startNats } from '@verandah/kit/testing'
import type { Figure } from './measure.ts'

const users = 1_000
const eventsOfEach = 50

/** Measures erasing one of many users from the stream: by subject, and by reading everything as earlier builds did. */
export const benchErase = async (): Promise<Figure[]> => {
  if (findBinary('nats-server') === undefined) return []
  const bySubject = await measure(true)
  const byReading = await measure(false)
  const name = `one of ${users} users erased from ${users * eventsOfEach} events`
  return [
    { name: `${name}: by subject`, value: bySubject, unit: 'ms' },
    { name: `${name}: reading all`, value: byReading, unit: 'ms' },
  ]
}

const measure = async (subjectsByUser: boolean): Promise<number> => {
  const nats = await startNats()
  const bus = await createJetStreamBus({ url: nats.url, subjectsByUser })
  try {
    for (let round = 0; round < eventsOfEach; round += 1)
      await Promise.all(Array.from({ length: users }, (_, user) => bus.publish(someEventOf(`user-${user}`))))
    const startedAt = performance.now()
    await bus.erase('user-500')
    return performance.now() - startedAt
  } finally {
    await bus.close()
    await nats.end()
  }
}

/** About a kilobyte, a typical event. */
const someEventOf = (userId: string) => {
  const event = newEvent(
    SearchCompleted,
    { searchId: 's', userId, status: 'completed', resultsCount: 1 },
    { clock: systemClock },
  )
  return { ...event, correlationId: event.correlationId.padEnd(700, ' ') }
}
