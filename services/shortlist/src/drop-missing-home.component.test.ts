import { NotesChanged, ownHomeIdOf, PropertySaved, PropertyUnsaved, TrackedPropertyNotFound } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shortlist } from './index.ts'
import { homeChanged } from './testing/a-home.ts'
import { createBuyer, type Buyer } from './testing/buyers.ts'

let service: TestService
let buyer: Buyer
let propertyId: string
beforeAll(async () => {
  service = await startTestService(shortlist)
})
afterAll(() => service.stop())
beforeEach(() => {
  buyer = createBuyer(service)
  propertyId = `home-${crypto.randomUUID()}`
})

const save = async (body: Parameters<Buyer['save']>[1] = {}) => {
  service.clock.advance(1)
  return (await buyer.save(propertyId, body)).body
}
const lastSaving = async () => (await buyer.said(PropertySaved)).at(-1)?.revision ?? 0
const answer = (revision: number, reason: 'saved' | 'scheduled' = 'saved', id = propertyId) =>
  service.receive(newEvent(TrackedPropertyNotFound, { userId: buyer.id, propertyId: id, reason, revision }, service))
const saved = async () => (await buyer.list()).map((record) => record.propertyId)

describe('a saved home that does not exist', () => {
  it('leaves the list with its notes, even if these were written since, and says so once', async () => {
    const { id } = await save({ notes: 'Sunny' })
    service.clock.advance(1)
    await buyer.edit(id, { notes: 'Sunny, quiet' })
    const revision = await lastSaving()
    await answer(revision)
    await answer(revision)
    expect(await saved()).toEqual([])
    const unsaved = await buyer.said(PropertyUnsaved)
    expect(unsaved).toEqual([{ userId: buyer.id, propertyId, revision: expect.any(Number) as number }])
    expect(unsaved[0]?.revision).toBeGreaterThan(revision)
    expect((await buyer.said(NotesChanged)).at(-1)).toMatchObject({ notes: null })
  })

  it('stays when it was saved again, or from another search, after the answered saving', async () => {
    const { id } = await save()
    const first = await lastSaving()
    await buyer.remove(id)
    await save()
    await answer(first)
    expect(await saved()).toEqual([propertyId])
    const second = await lastSaving()
    await save({ searchId: 'search-2' })
    await answer(second)
    expect(await saved()).toEqual([propertyId])
    await answer(await lastSaving())
    expect(await saved()).toEqual([])
  })

  it('leaves the list of a build that stored no revision of the saving', async () => {
    await save()
    const stored = service.store.collection('saved_properties')
    await stored.updateOne({ propertyId }, { $unset: { savedRevision: 1 } })
    await answer(await lastSaving())
    expect(await saved()).toEqual([])
  })
})

describe('a saved home', () => {
  it('whose details are known stays, whatever arrives late', async () => {
    await save()
    await service.receive(homeChanged({ id: propertyId }))
    await answer(await lastSaving())
    expect(await saved()).toEqual([propertyId])
  })

  it('stays when only a visit of it is answered, and when it is another one that is missing', async () => {
    await save()
    const revision = await lastSaving()
    await answer(revision, 'scheduled')
    await answer(revision, 'saved', 'home-other')
    expect(await saved()).toEqual([propertyId])
  })

  it('of another buyer’s own is refused like one that does not exist for them', async () => {
    const foreign = ownHomeIdOf('somebody', '1')
    expect((await buyer.save(foreign)).status).toBe(404)
    expect(await saved()).toEqual([])
  })
})
