import { serviceLoaders } from '@verandah/runtime/services'
import { seededRandom } from '@verandah/runtime/testing/seeded-random'
import { sliceOf } from '@verandah/runtime/testing/slice'
import { expect, it } from 'vitest'
import { liveWithIdeal } from './histories/ideal.ts'
import { openReplay } from './histories/replay.ts'

const seed = 20_261_129
const histories = sliceOf(Array.from({ length: 300 }, (_, number) => number))

it('an ideal that follows equals the brief after any history, and one set apart is as it was set', async () => {
  const search = await openReplay(await serviceLoaders.search())
  const scoring = await openReplay(await serviceLoaders.scoring())
  const seen = { following: 0, apart: 0 }
  for (const number of histories) {
    const history = { search, scoring, userId: `user-${number}`, random: seededRandom(seed + number) }
    const { found, expected, steps } = await liveWithIdeal(history)
    expect(found, `history ${number}: ${steps.join('; ')}`).toEqual(expected)
    seen[expected.isApart ? 'apart' : 'following'] += 1
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
  await Promise.all([search.service.stop(), scoring.service.stop()])
})
