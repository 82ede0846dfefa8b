import { cancelSearch, requestSearch } from '@verandah/contracts'
import { describe, expect, it, vi } from 'vitest'
import { richmond } from '../../testing/start-search.ts'
import { feedsAreIn, useFaultySearch } from '../../testing/use-faulty-search.ts'

const patience = { timeout: 120_000 }

const { start, searchThrough, service, domain } = useFaultySearch()

describe('the circuit breaker', () => {
  const openTheBreaker = async () => {
    for (let search = 1; search <= 3; search += 1) await searchThrough()
  }

  it('skips a provider that failed eight times in a row, and says so, while others are asked', async () => {
    await start(() => 'drop')
    await openTheBreaker()
    const asked = domain().calls()
    const { status } = await searchThrough()
    expect(asked).toBe(8)
    expect(domain().calls()).toBe(asked)
    expect(status).toMatchObject({
      status: 'completed',
      providers: [
        { state: 'failed', detail: 'Domain has failed several times in a row, so we’ve paused it for a while.' },
        feedsAreIn,
      ],
    })
  })

  it('ignores searches that their buyers cancelled', async () => {
    await start(({ call }) => (call <= 8 ? 'hang' : null))
    const as = service().signIn()
    for (let search = 1; search <= 8; search += 1) {
      const { body } = await service().call(requestSearch, { body: { locations: [richmond] }, as })
      await vi.waitFor(() => expect(domain().calls()).toBe(search), patience)
      await service().call(cancelSearch, { params: { id: body.searchId }, as })
      await service().idle()
    }
    const { status } = await searchThrough()
    expect(status?.providers).toMatchObject([{ provider: 'domain', state: 'done' }, feedsAreIn])
  })
})
