import { reasonNeedsEnd, type SavedProperty } from '@verandah/contracts'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shortlist } from './index.ts'
import { createBuyer, type Buyer } from './testing/buyers.ts'

let service: TestService
let buyer: Buyer
let seen: SavedProperty
beforeAll(async () => {
  service = await startTestService(shortlist)
})
afterAll(() => service.stop())
beforeEach(async () => {
  buyer = createBuyer(service)
  seen = (await buyer.save('home-1', { verdict: 'love', verdictReason: 'Light all day', stage: 'offered' })).body
})

const lost = { stage: 'lost', stageReason: 'Sold to somebody else' } as const
const loved = { verdict: 'love', verdictReason: 'Light all day' }

describe('the end of a pursuit', () => {
  it('has its reason and its time, and leaves the verdict as it was', async () => {
    service.clock.advance(1_000)
    const { body } = await buyer.edit(seen.id, { ...lost, stageReason: ' Sold to somebody else ' })
    expect(body).toMatchObject({ ...lost, ...loved, stageAt: service.clock.now().toISOString() })
    expect(await buyer.list({ stage: 'lost', verdict: 'love', q: 'somebody' })).toEqual([body])
  })

  it('gives its reason to no other stage, and may change it', async () => {
    const { body: ended } = await buyer.edit(seen.id, lost)
    service.clock.advance(1_000)
    const { body } = await buyer.edit(seen.id, { stageReason: 'Over our limit' })
    expect(body).toMatchObject({ stage: 'lost', stageReason: 'Over our limit', stageAt: ended.stageAt })
    expect((await buyer.edit(seen.id, { stage: 'bought' })).body).toMatchObject({ stage: 'bought', stageReason: '' })
    await buyer.edit(seen.id, lost)
    expect((await buyer.edit(seen.id, { stage: 'checking' })).body).toMatchObject({
      stage: 'checking',
      stageReason: '',
    })
  })

  it('that one tab gives is not reverted by another that sends the whole record', async () => {
    await buyer.edit(seen.id, { ...lost, revision: seen.revision })
    const { body } = await buyer.edit(seen.id, { ...seen, favorite: true })
    expect(body).toMatchObject({ ...lost, favorite: true })
  })

  it('of two tabs is the later one, with its own reason', async () => {
    await buyer.edit(seen.id, { ...lost, revision: seen.revision })
    const { body } = await buyer.edit(seen.id, { stage: 'under-contract', revision: seen.revision })
    expect(body).toMatchObject({ stage: 'under-contract', stageReason: '' })
  })

  it('is not replaced by a second save, and comes back with a removed home', async () => {
    await buyer.edit(seen.id, lost)
    expect((await buyer.save('home-1', { stage: 'to-see' })).body).toMatchObject(lost)
    await buyer.remove(seen.id)
    expect((await buyer.save('home-1')).body).toMatchObject(lost)
  })
})

describe('a reason without an end is refused', () => {
  it.each([
    { stage: 'seen', stageReason: 'Sold' },
    { stage: null, stageReason: 'Sold' },
    { stageReason: 'Sold' },
  ] as const)('%j', async (body) => {
    for (const reply of [await buyer.edit(seen.id, body), await buyer.save('home-new', body)]) {
      expect(reply.status).toBe(400)
      expect(reply.body).toMatchObject({ errors: [{ field: 'stageReason', message: reasonNeedsEnd }] })
    }
    expect(await buyer.list()).toEqual([seen])
  })
})

describe('a build before', () => {
  const stored = () => service.store.collection('saved_properties')

  it('that takes a home up again leaves no reason of the end, and every edit is taken', async () => {
    await buyer.edit(seen.id, lost)
    await stored().updateOne({ userId: buyer.id }, { $set: { stage: 'seen' } })
    expect(await buyer.list()).toMatchObject([{ stage: 'seen', stageReason: '' }])
    expect((await buyer.edit(seen.id, { favorite: true })).body).toMatchObject({ stage: 'seen', stageReason: '' })
  })

  it('wrote homes without a reason, which open and end', async () => {
    await stored().updateOne({ userId: buyer.id }, { $unset: { stageReason: 1, stageAt: 1 } })
    expect(await buyer.list()).toEqual([{ ...seen, stageAt: null }])
    expect((await buyer.edit(seen.id, { ...lost, revision: seen.revision })).body).toMatchObject(lost)
  })
})
