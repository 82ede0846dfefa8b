import { maxExportPartBytes, UserExportRequested } from '@verandah/contracts'
import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { expect, it } from 'vitest'
import { newEvent } from '../new-event.ts'
import { connectStore } from '../store/connect-store.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { loseWritesFrom } from '../testing/interrupt-write.ts'
import { answerUserData, createUserDataAnswers, type Answering } from './answer-user-data.ts'

it.each([
  [2, 2, 0],
  [10, 2, 1],
  [10, 3, 0],
])(
  'an export in %i parts is of one gathering, also if its process dies before write %i',
  async (count, deathAt, orphans) => {
    const mongo = await startInMemoryMongo()
    const store = await connectStore(mongo.url, 'scoring')
    const clock = createTestClock()
    let gathered = 0
    const gather = () => Promise.resolve({ text: String((gathered += 1)).repeat((count - 1) * maxExportPartBytes) })
    const { exportUser } = answerUserData<object>('scoring', { gather })
    const answer = exportUser({ userDataAnswers: createUserDataAnswers({ store, clock }) } as Answering<object>)
    const requested = newEvent(UserExportRequested, { userId: 'user-1', exportId: 'export-1' }, { clock })

    const death = loseWritesFrom(deathAt)
    await answer(requested).catch(() => undefined)
    death.stop()
    await answer(requested)

    const carriers = await store.connection.collection<Carrier>('user_data_answers').find().toArray()
    const parts = carriers.flatMap(({ outbox }) => outbox.map(({ body }) => (JSON.parse(body) as Part).data))
    const text = parts
      .toSorted((a, b) => a.part - b.part)
      .map(({ data }) => data)
      .join('')
    expect(parts.map((one) => one.parts)).toEqual(Array.from({ length: count }, () => count))
    expect(new Set((JSON.parse(text) as { text: string }).text).size).toBe(1)
    expect(carriers.filter(({ outbox, expiresAt }) => outbox.length === 0 && expiresAt === undefined)).toEqual([])
    expect(carriers.filter(({ later }) => later !== undefined)).toHaveLength(orphans)
    await store.close()
    await mongo.close()
  },
)

interface Carrier {
  later?: string
  expiresAt?: Date
  outbox: { body: string }[]
}
interface Part {
  data: { part: number; parts: number; data: string }
}
