import { createWeights, defaultWeights, getWeights, updateWeights, WeightsChanged } from '@verandah/contracts'
import { readNumbers } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { aPlace } from '@verandah/contracts/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scoring } from './index.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService(scoring)
})
afterAll(() => service.stop())

/** A new buyer: their id and a client signed in as them. */
const aBuyer = () => {
  const id = `user-${crypto.randomUUID()}`
  return { id, as: service.signIn({ sub: id }) }
}

const changesOf = async (userId: string) => {
  await service.idle()
  return service.bus.published(WeightsChanged).filter(({ data }) => data.userId === userId)
}

describe('the weights of a buyer', () => {
  it('are missing until some are saved', async () => {
    const { as } = aBuyer()
    const reply = await service.call(getWeights, { as, params: { userId: 'me' } })
    expect(reply.status).toBe(404)
  })

  it('are created with defaults for missing fields, and read under 1, me and the own id', async () => {
    const { id, as } = aBuyer()
    const created = await service.call(createWeights, { as, body: { price: 2, userId: 1 } })
    expect(created.status).toBe(200)
    expect(created.body).toMatchObject({ ...defaultWeights, price: 2, additionalCriteria: {}, userId: id })
    for (const userId of ['1', 'me', id]) {
      const read = await service.call(getWeights, { as, params: { userId } })
      expect(read.body).toEqual(created.body)
    }
  })

  it('are stored as one record per buyer, whatever the criteria are called', async () => {
    const { id, as } = aBuyer()
    const additionalCriteria = { Pool: 5, 'a.b': 1, $set: 2, toString: 3 }
    const { body } = await service.call(createWeights, { as, body: { additionalCriteria } })
    const again = await service.call(createWeights, { as, body: { price: 3, additionalCriteria } })
    expect(again.body).toMatchObject({ id: body.id, price: 3, additionalCriteria })
    const stored = await service.store.collection('scoring_weights').find({ userId: id }).toArray()
    expect(stored).toMatchObject([{ _id: body.id, revision: 2, price: 3 }])
  })

  it('are replaced as a whole by an update', async () => {
    const { as } = aBuyer()
    await service.call(createWeights, { as, body: { price: 0, additionalCriteria: { Pool: 5 } } })
    await service.call(updateWeights, { as, params: { userId: '1' }, body: { location: 1 } })
    const { body } = await service.call(getWeights, { as, params: { userId: '1' } })
    expect(body).toMatchObject({ ...defaultWeights, location: 1, additionalCriteria: {} })
  })

  it('cannot be updated before they exist', async () => {
    const { id, as } = aBuyer()
    const reply = await service.call(updateWeights, { as, params: { userId: 'me' }, body: {} })
    expect(reply.status).toBe(404)
    expect(await changesOf(id)).toEqual([])
  })

  it('are announced with a revision that increments with each save, and the record is left without events', async () => {
    const { id, as } = aBuyer()
    for (const price of [1, 2, 3]) await service.call(createWeights, { as, body: { price } })
    const changes = await changesOf(id)
    expect(changes.map(({ data }) => [data.revision, data.weights.price])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
    expect(await service.store.collection('scoring_weights').findOne({ userId: id })).toMatchObject({ outbox: [] })
  })

  it('survive concurrent saves: each is one revision of the one record', async () => {
    const { id, as } = aBuyer()
    const saves = [1, 2, 3, 4, 5].map((price) => service.call(createWeights, { as, body: { price } }))
    const replies = await Promise.all(saves)
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
    const revisions = (await changesOf(id)).map(({ data }) => data.revision)
    expect(revisions.sort()).toEqual([1, 2, 3, 4, 5])
  })
})

describe('another user', () => {
  it('reads and writes nothing, and is answered as if nothing existed', async () => {
    const owner = aBuyer()
    const other = aBuyer()
    await service.call(createWeights, { as: owner.as, body: { price: 2 } })
    await service.call(createWeights, { as: other.as, body: { price: 9 } })
    const problems = await Promise.all([
      service.call(getWeights, { as: other.as, params: { userId: owner.id } }),
      service.call(getWeights, { as: other.as, params: { userId: 'nobody' } }),
      service.call(updateWeights, { as: other.as, params: { userId: owner.id }, body: {} }),
      service.call(updateWeights, { as: other.as, params: { userId: 'me' }, body: { userId: owner.id } }),
      service.call(createWeights, { as: other.as, body: { userId: owner.id } }),
    ])
    expect(problems.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    const said = problems.map(({ body }) => ({ ...body, requestId: '', instance: '' }))
    expect(said).toEqual(said.map(() => said[0]))
    const kept = await service.call(getWeights, { as: owner.as, params: { userId: '1' } })
    expect(kept.body.price).toBe(2)
    const own = await service.call(getWeights, { as: other.as, params: { userId: '1' } })
    expect(own.body.price).toBe(9)
  })

  it('must be signed in', async () => {
    const reply = await service.call(getWeights, { params: { userId: '1' } })
    expect(reply.status).toBe(401)
  })
})

it.each([
  { price: 11 },
  { price: -1 },
  { price: 2.5 },
  { additionalCriteria: { constructor: 5 } },
  { places: [aPlace({ tooFarMinutes: 15 })] },
  { places: [aPlace({ latitude: 91 })] },
  { places: [aPlace(), aPlace({ name: 'work' })] },
  { places: Array.from({ length: 7 }, (_none, index) => aPlace({ name: `Place ${index}` })) },
])('weights out of range are refused with the field named: %j', async (body) => {
  const { id, as } = aBuyer()
  const reply = await service.call(createWeights, { as, body })
  expect(reply.status).toBe(400)
  expect(JSON.stringify(reply.body)).toContain(Object.keys(body)[0])
  expect(await changesOf(id)).toEqual([])
})

it('a call is counted in the metrics of the service', async () => {
  await service.call(getWeights, { as: aBuyer().as, params: { userId: 'me' } })
  expect(await readNumbers()).toMatch(
    /route="\/api\/scoring-weights\/\{userId\}".*404|404.*route="\/api\/scoring-weights\/\{userId\}"/,
  )
})
