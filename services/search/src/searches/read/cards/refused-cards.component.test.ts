import { defaultWeights, listResultCards, weighSearch } from '@verandah/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin } from '../../../testing/ask-search.ts'
import { startSearch, type SearchUnderTest } from '../../../testing/start-search.ts'

let service: SearchUnderTest
let as: string
let searchId: string
beforeAll(async () => {
  service = await startSearch()
  as = service.signIn()
  searchId = await begin(service, as)
  await service.scoreAll()
})
afterAll(() => service.stop())

const cards = (query: Record<string, string | number>) =>
  service.call(listResultCards, { params: { searchId }, query, as })

describe('an invalid query', () => {
  it.each([
    ['limit', { limit: 0 }],
    ['limit', { limit: 101 }],
    ['limit', { limit: 'many' }],
    ['sort', { sort: 'cheapest' }],
    ['type', { type: 'Castle' }],
    ['fact', { fact: '$where' }],
    ['fact', { fact: 'energyRating' }],
    ['open', { open: 'today' }],
    ['under', { under: -1 }],
    ['under', { under: '1e999' }],
    ['words', { words: 'x'.repeat(10_000) }],
    ['distance', { distance: -1 }],
    ['beds', { beds: 'two' }],
    ['hidden', { hidden: 'yes' }],
    ['area', { area: '1,1;2,2' }],
    ['area', { area: 'NaN,1;2,2;3,3' }],
    ['area', { area: Array.from({ length: 61 }, () => '1,1').join(';') }],
    ['cursor', { cursor: 'next' }],
    ['cursor', { cursor: Buffer.from('[1,2]').toString('base64url') }],
    ['ids', { ids: Array.from({ length: 101 }, (_, index) => `home-${index}`).join(',') }],
  ])('is refused with the field named: %s of %j', async (field, query) => {
    const reply = await cards(query)
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field, message: expect.any(String) as string }] } })
  })

  it.each([
    { words: '.*(' },
    { words: '<script>alert(1)</script>' },
    { words: '{"$gt":""}' },
    { area: '-37,144;-38,145;-37,145;-38,144' },
    { ids: '$gt,__proto__' },
  ])('is treated as plain text when unknown: %j', async (query) => {
    expect((await cards({ limit: 5, ...query })).status).toBe(200)
  })

  const cursorOf = ({ headers }: { headers: Headers }) =>
    new URL(/<([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? '', service.url).searchParams.get('cursor') ?? ''
  const refused = { status: 400, body: { errors: [{ field: 'cursor' }] } }

  it('a cursor of another order is refused with a message', async () => {
    const cursor = cursorOf(await cards({ limit: 1, sort: 'newest' }))
    expect(await cards({ limit: 1, sort: 'land', cursor })).toMatchObject(refused)
  })

  it('a cursor from before a change of weights is refused too', async () => {
    const cursor = cursorOf(await cards({ limit: 1 }))
    expect((await cards({ limit: 1, cursor })).status).toBe(200)
    await service.call(weighSearch, { params: { id: searchId }, body: { ...defaultWeights, price: 0 }, as })
    expect(await cards({ limit: 1, cursor })).toMatchObject(refused)
  })
})
