import { addOwnHome, deleteOwnHome, getOwnHome, listProperties } from '@verandah/contracts'
import { loseWritesFrom } from '@verandah/kit/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownHome } from '../testing/own-home.ts'
import { startSearch, type SearchUnderTest } from '../testing/start-search.ts'

let service: SearchUnderTest
beforeAll(async () => {
  service = await startSearch()
})
afterAll(() => service.stop())

it('a home leaves the ranking when its buyer deletes it again after a process died while it was deleted', async () => {
  const as = service.signIn()
  const { body: home } = await service.call(addOwnHome, { as, body: ownHome })
  const params = { id: home.id }
  for (let write = 1, isDead = true; isDead; write += 1) {
    const death = loseWritesFrom(write)
    await service.call(deleteOwnHome, { as, params })
    isDead = death.wasReached()
    death.stop()
  }
  expect((await service.call(getOwnHome, { as, params })).status).toBe(404)
  expect((await service.call(listProperties, { as })).body).toEqual([])
})
