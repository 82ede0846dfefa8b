import { addOwnHome, deleteOwnHome, getOwnHome, listProperties, ownHomesLimit } from '@verandah/contracts'
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

const add = (as: string, address = ownHome.address) => service.call(addOwnHome, { as, body: { ...ownHome, address } })

it('homes count against a limit, also those that are added at once; the next one is refused with the remedy', async () => {
  const as = service.signIn()
  const { body: known } = await add(as)
  const stored = service.store.collection('properties')
  const doc = await stored.findOne({ _id: known.id as never })
  const idOf = (at: number) => `${known.id}${at}`
  await stored.insertMany(
    Array.from({ length: ownHomesLimit - 2 }, (_, at) => ({ ...doc, _id: idOf(at) as never, matchKey: idOf(at) })),
  )
  const replies = await Promise.all(['2 Lane', '3 Lane', '4 Lane'].map((address) => add(as, address)))
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'own-homes-full',
    detail: expect.stringContaining('Delete some') as string,
  })
  await service.call(deleteOwnHome, { as, params: { id: known.id } })
  expect((await add(as, '5 Lane')).status).toBe(201)
})

it('a home is one when it is sent twice, and another after it was deleted', async () => {
  const as = service.signIn()
  const [one, again] = await Promise.all([add(as), add(as)])
  expect(again.body.id).toBe(one.body.id)
  await service.call(deleteOwnHome, { as, params: { id: one.body.id } })
  expect((await add(as)).body.id).not.toBe(one.body.id)
})
