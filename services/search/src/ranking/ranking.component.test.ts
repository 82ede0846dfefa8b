import { listProperties, listSearchResults, WeightsChanged, type Property } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin } from '../testing/ask-search.ts'
import { plainWeights, startSearch, type SearchUnderTest } from '../testing/start-search.ts'

let service: SearchUnderTest
let userId: string
let as: string

beforeAll(async () => {
  service = await startSearch()
})
afterAll(() => service.stop())

const newBuyer = () => {
  userId = `user-${crypto.randomUUID()}`
  as = service.signIn({ sub: userId })
}

/** A custom criterion identifies the buyer's weights. */
const weighed = (revision: number, criterion: string) =>
  newEvent(
    WeightsChanged,
    {
      userId,
      revision,
      weights: { ...plainWeights, additionalCriteria: { [criterion]: 10 }, id: 'weights', userId },
    },
    { clock: service.clock },
  )

const criteriaBehind = (homes: Property[]) =>
  new Set(homes.flatMap(({ breakdown }) => breakdown.flatMap(({ kind, name }) => (kind === 'custom' ? [name] : []))))

const ranked = async () => (await service.call(listProperties, { query: { limit: 100 }, as })).body

describe('the homes of a buyer across searches are ranked', () => {
  it('by their current weights, even if the search that found them has others pinned', async () => {
    newBuyer()
    const searchId = await begin(service, as)
    await service.receive(weighed(1, 'Garden'))
    await service.scoreAll()
    const shown = (await service.call(listSearchResults, { params: { searchId }, as })).body
    expect(criteriaBehind(shown)).toEqual(new Set())
    expect(criteriaBehind(await ranked())).toEqual(new Set(['Garden']))
    expect((await ranked()).length).toBe(shown.length)
  })

  it('by the newest weights, however many changes are handled concurrently and in whatever order', async () => {
    newBuyer()
    await begin(service, as)
    await service.scoreAll()
    const changes = [5, 2, 4, 1, 3].map((revision) => weighed(revision, `Garden ${revision}`))
    await Promise.all(changes.map((change) => service.receive(change)))
    expect(criteriaBehind(await ranked())).toEqual(new Set(['Garden 5']))
  })

  it('by weights that change while homes arrive', async () => {
    newBuyer()
    await begin(service, as)
    await Promise.all([service.scoreAll(), service.receive(weighed(1, 'Pool')), service.receive(weighed(2, 'Shed'))])
    expect(criteriaBehind(await ranked())).toEqual(new Set(['Shed']))
  })
})
