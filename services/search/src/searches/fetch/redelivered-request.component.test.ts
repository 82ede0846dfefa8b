import { SearchRequested } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { begin } from '../../testing/ask-search.ts'
import { useFaultySearch } from '../../testing/use-faulty-search.ts'

const { start, service, domain } = useFaultySearch()

describe('a redelivered request', () => {
  /**
   * Requests a search, applies `change` to the store and redelivers the request; resolves to the number of provider
   * calls that the redelivery caused.
   */
  const callsOfRedelivery = async (change: (id: string) => Promise<unknown>) => {
    await start(() => null)
    const id = await begin(service(), service().signIn())
    const before = domain().calls()
    expect(before).toBeGreaterThan(1)
    await change(id)
    const [requested] = service()
      .bus.published(SearchRequested)
      .filter(({ data }) => data.searchId === id)
    await service().receive({ ...requested!, id: crypto.randomUUID() })
    return domain().calls() - before
  }
  const pages = () => service().store.collection('search_pages')

  it('fetches no stored page again, and continues after it', async () => {
    const calls = await callsOfRedelivery((searchId) =>
      pages().deleteOne({ searchId, provider: 'domain', outcome: 'last' }),
    )
    expect(calls).toBe(1)
  })

  it('fetches nothing when every page is stored', async () => {
    expect(await callsOfRedelivery(() => Promise.resolve())).toBe(0)
  })

  it('fetches nothing for a search that is over', async () => {
    const calls = await callsOfRedelivery(async (searchId) => {
      await service()
        .store.collection('searches')
        .updateOne({ _id: searchId as never }, { $set: { status: 'completed' } })
      await pages().deleteMany({ searchId })
    })
    expect(calls).toBe(0)
  })
})
