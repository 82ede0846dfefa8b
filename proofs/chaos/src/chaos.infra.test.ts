import { hasServer } from '@verandah/kit/testing'
import { turnOf } from '@verandah/runtime/testing/slice'
import { describe, expect, it } from 'vitest'
import { kills } from './scenarios/kills.ts'
import { seedOfDay } from './scenarios/scenarios.ts'

/** Every third run: it takes ten processes for minutes. The nightly run is four times as long. */
const isItsTurn = turnOf([true, false, false]).includes(true)
const isPossible = hasServer('nats-server', 'NATS_URL') && hasServer('redis-server', 'REDIS_URL')

describe.runIf(isPossible && isItsTurn)('every service as a process of its own', () => {
  it('loses nothing and repeats nothing, whichever process is killed at any time', async () => {
    const seed = seedOfDay()
    const { faults } = await kills.run({ seed, size: 'short' })
    expect(faults, `Again: npm run prove chaos -- kills --short --seed ${seed}`).toEqual([])
  }, 480_000)
})
