import { NotesChanged, PropertySaved, type SavedProperty } from '@verandah/contracts'
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
  seen = (await buyer.save('home-1')).body
})

const silent = { verdict: null, verdictReason: '', stage: null, stageReason: '' }
const love = { verdict: 'love', verdictReason: 'Light all day' } as const

describe('the verdict on a saved home', () => {
  it('is none at first; it is given with a reason and a stage, and withdrawn again', async () => {
    expect(seen).toMatchObject(silent)
    const { body } = await buyer.edit(seen.id, { ...love, verdictReason: ' Light all day ', stage: 'seen' })
    expect(body).toMatchObject({ ...love, stage: 'seen' })
    expect(body.revision).toBeGreaterThan(seen.revision)
    expect(await buyer.list()).toEqual([body])
    expect((await buyer.edit(seen.id, { verdict: null, stage: null })).body).toMatchObject(silent)
  })

  it('changes with its reason, which no other verdict takes', async () => {
    await buyer.edit(seen.id, love)
    expect((await buyer.edit(seen.id, { verdictReason: 'Quiet' })).body).toMatchObject({ verdict: 'love' })
    expect((await buyer.edit(seen.id, { verdict: 'no' })).body).toMatchObject({ verdict: 'no', verdictReason: '' })
  })

  it('is not reverted by another tab that sends the whole record', async () => {
    await buyer.edit(seen.id, { ...love, stage: 'booked' })
    const { status, body } = await buyer.edit(seen.id, { ...seen, favorite: true })
    expect([status, body.favorite]).toEqual([200, true])
    expect(body).toMatchObject({ ...love, stage: 'booked' })
  })

  it('is added by a second save and never replaced, and comes back with a removed home', async () => {
    expect((await buyer.save('home-1', { ...love, stage: 'to-see' })).body).toMatchObject({ ...love, stage: 'to-see' })
    const { body } = await buyer.save('home-1', { verdict: 'no', verdictReason: 'Dark', stage: 'seen' })
    expect(body).toMatchObject({ ...love, stage: 'to-see' })
    await buyer.remove(seen.id)
    expect((await buyer.save('home-1')).body).toMatchObject({ ...love, stage: 'to-see' })
  })

  it('is the buyer’s own: no event carries it', async () => {
    await buyer.edit(seen.id, { ...love, stage: 'seen' })
    expect(await buyer.said(PropertySaved)).toHaveLength(1)
    expect(await buyer.said(NotesChanged)).toEqual([])
  })

  it('narrows the list, all of it or by the page', async () => {
    await buyer.edit(seen.id, { ...love, stage: 'seen' })
    await buyer.save('home-2', { verdict: 'no', stage: 'seen' })
    const found = async (query: Record<string, string>) => (await buyer.list(query)).map((home) => home.propertyId)
    expect(await found({ verdict: 'love' })).toEqual(['home-1'])
    expect((await found({ stage: 'seen' })).toSorted()).toEqual(['home-1', 'home-2'])
    expect(await found({ stage: 'seen', verdict: 'no', limit: '1' })).toEqual(['home-2'])
    expect(await found({ stage: 'booked' })).toEqual([])
    expect(await found({ q: 'light' })).toEqual(['home-1'])
  })
})

describe('what cannot be a verdict is refused with the field named', () => {
  it.each([
    [{ verdict: null, verdictReason: 'Dark' }, 'verdictReason'],
    [{ verdictReason: 'Dark' }, 'verdictReason'],
    [{ verdict: 'no', verdictReason: 'x'.repeat(201) }, 'verdictReason'],
    [{ verdict: 'perhaps' as 'maybe' }, 'verdict'],
    [{ stage: 'sold' as 'seen' }, 'stage'],
  ] as const)('%j', async (body, field) => {
    for (const reply of [await buyer.edit(seen.id, body), await buyer.save('home-new', body)]) {
      expect(reply.status).toBe(400)
      expect(reply.body).toMatchObject({ errors: [{ field }] })
    }
    expect(await buyer.list()).toEqual([seen])
  })

  it('and a loose reason says how to mend it', async () => {
    const { body } = await buyer.edit(seen.id, { verdictReason: 'Dark' })
    expect(JSON.stringify(body)).toContain('add love, maybe or no, or clear the reason')
  })
})

describe('a record of a build without verdicts', () => {
  beforeEach(async () => {
    const stored = service.store.collection('saved_properties')
    await stored.updateOne({ userId: buyer.id }, { $unset: { verdict: 1, verdictReason: 1, stage: 1, stageReason: 1 } })
  })

  it('has none, and an edit that repeats it writes nothing', async () => {
    expect(await buyer.list()).toEqual([seen])
    expect((await buyer.edit(seen.id, seen)).body).toEqual(seen)
    expect((await buyer.save('home-1')).body).toEqual(seen)
  })

  it('takes one', async () => {
    expect((await buyer.edit(seen.id, { ...love, revision: seen.revision })).body).toMatchObject(love)
  })
})
