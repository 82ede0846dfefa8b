import { listSavedProperties, listSavedPropertiesOf } from '@verandah/contracts'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shortlist } from './index.ts'
import { createBuyer, type Buyer } from './testing/buyers.ts'

let service: TestService
let buyer: Buyer
/** Ids of homes, newest first; two were saved at the same moment. */
let homes: string[]
beforeAll(async () => {
  service = await startTestService(shortlist)
  buyer = createBuyer(service)
  for (let number = 0; number < 12; number += 1) {
    if (number !== 5) service.clock.advance(1_000)
    await buyer.save(`home-${number}`, { tags: number % 4 === 0 ? ['corner block'] : [], notes: `number ${number}` })
  }
  homes = (await buyer.list()).map(({ propertyId }) => propertyId)
})
afterAll(() => service.stop())

const nextOf = (headers: Headers): Record<string, string> | null => {
  const href = /<(.*?)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
  return href === undefined ? null : Object.fromEntries(new URL(href, 'http://x').searchParams)
}
const pagesOf = async (query: Record<string, string | number>, as = buyer.as): Promise<string[][]> => {
  const { body, headers } = await service.call(listSavedProperties, { as, query })
  const next = nextOf(headers)
  return [body.map(({ propertyId }) => propertyId), ...(next ? await pagesOf(next, as) : [])]
}

describe('the shortlist by the page', () => {
  it('has every home once, in the order of the whole list, whatever the page size', async () => {
    for (const limit of [1, 5, 6, 12, 100]) expect((await pagesOf({ limit })).flat(), `${limit}`).toEqual(homes)
    expect((await pagesOf({ limit: 5 })).map(({ length }) => length)).toEqual([5, 5, 2])
  })

  it('has no total, while the whole list has one', async () => {
    const page = await service.call(listSavedProperties, { as: buyer.as, query: { limit: 5 } })
    expect(page.headers.get('x-total-count')).toBeNull()
    const whole = await service.call(listSavedProperties, { as: buyer.as })
    expect([whole.headers.get('x-total-count'), whole.headers.get('link')]).toEqual(['12', null])
  })

  it('does not shift read homes when others are saved or removed in between', async () => {
    const other = createBuyer(service)
    for (let number = 0; number < 6; number += 1) {
      service.clock.advance(1_000)
      await other.save(`home-${number}`)
    }
    const { headers } = await service.call(listSavedProperties, { as: other.as, query: { limit: 2 } })
    service.clock.advance(1_000)
    await other.save('home-new')
    const [, , last] = await other.list()
    await other.remove(last!.id)
    expect((await pagesOf(nextOf(headers)!, other.as)).flat()).toEqual(['home-3', 'home-2', 'home-1', 'home-0'])
  })

  it('has full pages of the narrowed list, by tag and by words', async () => {
    const corners = homes.filter((id) => Number(id.slice('home-'.length)) % 4 === 0)
    expect(await pagesOf({ limit: 2, tag: 'Corner Block' })).toEqual([corners.slice(0, 2), corners.slice(2)])
    expect(await pagesOf({ limit: 1, q: 'number 7' })).toEqual([['home-7']])
    expect(await pagesOf({ limit: 3, q: 'nowhere' })).toEqual([[]])
  })

  it('links to the next page under the requested URL, for its owner only', async () => {
    const call = { as: buyer.as, params: { id: 'me' }, query: { limit: 5 } }
    const { headers } = await service.call(listSavedPropertiesOf, call)
    expect(headers.get('link')).toMatch(/^<\/api\/saved-properties\/me\?/)
    expect(await pagesOf(nextOf(headers)!, createBuyer(service).as)).toEqual([[]])
  })

  it.each([
    'nonsense',
    Buffer.from('["x","y"]').toString('base64url'),
    Buffer.from('[9e99,"y"]').toString('base64url'),
  ])('refuses the cursor %s', async (cursor) => {
    const { status, body } = await service.call(listSavedProperties, { as: buyer.as, query: { limit: 5, cursor } })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('start again without one')
  })
})
