import { BriefChanged, createWeights, getWeights, type IdealCriteria, WeightsChanged } from '@verandah/contracts'
import { newEvent, systemClock } from '@verandah/kit'
import { interruptWrite, startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { scoring } from './index.ts'
import { aPage } from './testing/pages.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService(scoring)
})
afterAll(() => service.stop())

let userId: string
beforeEach(() => {
  userId = `user-${crypto.randomUUID()}`
})

const briefChanged = (revision: number, ideal: IdealCriteria, idealBefore: IdealCriteria | null = null) =>
  newEvent(BriefChanged, { userId, revision, ideal, idealBefore }, { clock: systemClock })

const save = (weights: { idealCriteria: IdealCriteria; isIdealApart?: boolean }) =>
  service.call(createWeights, { as: service.signIn({ sub: userId }), body: weights })

const saved = async () => {
  const { body } = await service.call(getWeights, { as: service.signIn({ sub: userId }), params: { userId: 'me' } })
  return { ideal: body.idealCriteria, isApart: body.isIdealApart }
}

describe('ideal criteria that follow the brief', () => {
  it('change with it, and the change is announced', async () => {
    await save({ idealCriteria: { maxPrice: 700_000 }, isIdealApart: false })
    await service.receive(briefChanged(2, { maxPrice: 780_000 }))
    expect(await saved()).toEqual({ ideal: { maxPrice: 780_000 }, isApart: false })
    await service.idle()
    const changes = service.bus.published(WeightsChanged).filter(({ data }) => data.userId === userId)
    expect(changes.map(({ data }) => data.weights.idealCriteria)).toEqual([
      { maxPrice: 700_000 },
      { maxPrice: 780_000 },
    ])
  })

  it('are not announced again when nothing changes', async () => {
    await save({ idealCriteria: { maxPrice: 700_000 }, isIdealApart: false })
    for (const revision of [2, 2, 3]) await service.receive(briefChanged(revision, { maxPrice: 700_000 }))
    await service.idle()
    expect(service.bus.published(WeightsChanged).filter(({ data }) => data.userId === userId)).toHaveLength(1)
  })

  it.each([
    ['late', [3, 2]],
    ['twice', [3, 3]],
  ])('are those of the newest brief when an event comes %s', async (_words, revisions) => {
    await save({ idealCriteria: {}, isIdealApart: false })
    for (const revision of revisions) await service.receive(briefChanged(revision, { maxPrice: revision * 100_000 }))
    expect((await saved()).ideal).toEqual({ maxPrice: 300_000 })
  })

  it('are those of the newest brief when an older copy is saved after it', async () => {
    await service.receive(briefChanged(5, { maxPrice: 780_000 }))
    await save({ idealCriteria: { maxPrice: 700_000 }, isIdealApart: false })
    expect((await saved()).ideal).toEqual({ maxPrice: 780_000 })
  })
})

describe('ideal criteria', () => {
  it('that follow again are those of a brief that is heard while they are saved', async () => {
    await service.receive(briefChanged(1, { maxPrice: 700_000 }))
    await save({ idealCriteria: { maxPrice: 650_000 }, isIdealApart: true })
    await service.idle()
    const hearing = interruptWrite(1, () => service.receive(briefChanged(2, { maxPrice: 780_000 })))
    await save({ idealCriteria: { maxPrice: 700_000 }, isIdealApart: false }).finally(hearing.stop)
    expect(await saved()).toEqual({ ideal: { maxPrice: 780_000 }, isApart: false })
  })

  it('that were set apart stay', async () => {
    await save({ idealCriteria: { maxPrice: 650_000 }, isIdealApart: true })
    await service.receive(briefChanged(2, { maxPrice: 780_000 }, { maxPrice: 650_000 }))
    expect(await saved()).toEqual({ ideal: { maxPrice: 650_000 }, isApart: true })
  })

  it('of an earlier build follow when they equalled the brief before, and stay when they differed', async () => {
    await save({ idealCriteria: { maxPrice: 700_000 } })
    await service.receive(briefChanged(2, { maxPrice: 720_000 }, { maxPrice: 710_000 }))
    expect(await saved()).toEqual({ ideal: { maxPrice: 700_000 } })
    await service.receive(briefChanged(3, { maxPrice: 780_000 }, { maxPrice: 700_000 }))
    expect(await saved()).toEqual({ ideal: { maxPrice: 780_000 }, isApart: false })
  })
})

describe('a search', () => {
  const pinned = () => service.store.collection<{ _id: string }>('search_weights').findOne({ _id: `search-${userId}` })
  const ask = () => {
    const filters = { ...aPage().data.filters, maxPrice: 780_000 }
    return service.receive(aPage({ searchId: `search-${userId}`, userId, filters }))
  }

  it('pins its own filters as an ideal that follows, before the brief is announced', async () => {
    await save({ idealCriteria: { maxPrice: 700_000 }, isIdealApart: false })
    await ask()
    expect(await pinned()).toMatchObject({ idealCriteria: { maxPrice: 780_000 } })
  })

  it('pins an ideal that was set apart as it is', async () => {
    await save({ idealCriteria: { maxPrice: 700_000 }, isIdealApart: true })
    await ask()
    expect(await pinned()).toMatchObject({ idealCriteria: { maxPrice: 700_000 }, isIdealApart: true })
  })
})
