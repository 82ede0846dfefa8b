import {
  cancelSearch,
  requestSearch,
  SearchCancelled,
  userDataEvents,
  UserDeletionRequested,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { expect, it, vi } from 'vitest'
import { begin, statusOf } from '../../testing/ask-search.ts'
import { richmond } from '../../testing/start-search.ts'
import { patience, useFaultySearch } from '../../testing/use-faulty-search.ts'

const { startAlone, service, domain } = useFaultySearch()

it('a search whose turn began that of a buyer who leaves still runs', async () => {
  let isHanging = false
  await startAlone(() => (isHanging ? 'hang' : null), { SEARCHES_AT_ONCE: '1' })
  const leaverId = 'leaver'
  const first = service().signIn()
  const leaver = service().signIn({ sub: leaverId })
  const staying = service().signIn()
  const ask = async (as: string) =>
    (await service().call(requestSearch, { as, body: { locations: [richmond] } })).body.searchId
  const untilAsked = (calls: number) => vi.waitFor(() => expect(domain().calls()).toBe(calls), patience)
  await begin(service(), staying)
  isHanging = true
  const calls = domain().calls()
  const running = await ask(first)
  await untilAsked(calls + 1)
  const queued = await ask(staying)
  const left = await ask(leaver)
  await service().call(cancelSearch, { as: first, params: { id: running } })
  await untilAsked(calls + 2)
  expect(await statusOf(service(), leaver, left)).toMatchObject({ isWaiting: false })
  const leaves = newEvent(UserDeletionRequested, { userId: leaverId, deletionId: 'leaving' }, service())
  await service().bus.publish(leaves)
  await vi.waitFor(() => expect(service().bus.published(userDataEvents.search.deleted)).toHaveLength(1), patience)
  await service().bus.broadcast(newEvent(SearchCancelled, { searchId: left }, service()))
  await untilAsked(calls + 3)
  expect(await statusOf(service(), staying, queued)).toMatchObject({ isWaiting: false })
})
