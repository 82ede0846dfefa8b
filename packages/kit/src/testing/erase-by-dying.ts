import { randomUUID } from 'node:crypto'
import { UserDeletionRequested } from '@verandah/contracts'
import { newEvent } from '../new-event.ts'
import { loseWritesFrom } from './interrupt-write.ts'
import type { TestService } from './start-test-service.ts'

const minuteMs = 60_000

/** Erases a user by processes that die before each write in turn, and one that lives. Resolves to how many died. */
export async function eraseByDying(service: TestService, userId: string): Promise<number> {
  const deletion = { userId, deletionId: randomUUID() }
  let died = 0
  for (let isDead = true; isDead; died += Number(isDead)) {
    const death = loseWritesFrom(died + 1)
    await service.receive(newEvent(UserDeletionRequested, deletion, service)).finally(death.stop)
    isDead = death.wasReached()
  }
  service.clock.advance(minuteMs)
  await service.runJob('sweep-outbox')
  return died
}
