import {
  addOwnHome,
  choicesKept,
  keepHomeChoice,
  listHomeChoices,
  listSearchResults,
  takeBackHomeChoice,
} from '@verandah/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { begin } from '../testing/ask-search.ts'
import { ownHome } from '../testing/own-home.ts'
import { startSearch, type SearchUnderTest } from '../testing/start-search.ts'

let service: SearchUnderTest
let homes: string[]
let userId: string
let as: string
beforeAll(async () => {
  service = await startSearch()
  const seeker = service.signIn()
  const searchId = await begin(service, seeker)
  await service.scoreAll()
  const { body } = await service.call(listSearchResults, { as: seeker, params: { searchId } })
  homes = body.map(({ id }) => id)
})
afterAll(() => service.stop())
beforeEach(() => {
  userId = `user-${crypto.randomUUID()}`
  as = service.signIn({ sub: userId })
})

interface Kept {
  _id: string
  userId: string
}
const choices = () => service.store.collection<Kept>('home_choices')
const keep = (better: string, worse: string) => service.call(keepHomeChoice, { as, body: { better, worse } })
const kept = async () => (await service.call(listHomeChoices, { as })).body.map(({ better, worse }) => [better, worse])
const takeBack = (one: string, other: string) => service.call(takeBackHomeChoice, { as, params: { one, other } })

describe('which of two homes a buyer would rather see', () => {
  it('is kept for them alone, the last answer first', async () => {
    const [first = '', second = '', third = ''] = homes
    await keep(first, second)
    service.clock.advance(1_000)
    await keep(third, first)
    expect(await kept()).toEqual([
      [third, first],
      [first, second],
    ])
    expect((await service.call(listHomeChoices, { as: service.signIn() })).body).toEqual([])
  })

  it('is replaced by another answer on the same homes, and taken back in either order', async () => {
    const [first = '', second = ''] = homes
    await keep(first, second)
    await keep(second, first)
    expect(await kept()).toEqual([[second, first]])
    expect((await takeBack(first, second)).status).toBe(204)
    expect(await kept()).toEqual([])
    expect((await takeBack(first, second)).status).toBe(404)
  })

  it('is not taken back by somebody else', async () => {
    const [first = '', second = ''] = homes
    await keep(first, second)
    const params = { one: first, other: second }
    expect((await service.call(takeBackHomeChoice, { as: service.signIn(), params })).status).toBe(404)
    expect(await kept()).toHaveLength(1)
  })

  it('is refused for one home, and not found for homes that they may not know', async () => {
    const [first = ''] = homes
    const { body: own } = await service.call(addOwnHome, { as: service.signIn(), body: ownHome })
    expect((await keep(first, first)).status).toBe(400)
    expect((await keep(first, own.id)).status).toBe(404)
    expect((await keep('never-listed', first)).status).toBe(404)
    expect(await kept()).toEqual([])
  })

  it('is kept for the latest answers only', async () => {
    const [first = '', second = ''] = homes
    const early = Array.from({ length: choicesKept }, (_, index) => ({
      _id: `${userId} ${index}`,
      userId,
      better: `home-${index}`,
      worse: first,
      chosenAt: new Date(index),
    }))
    await choices().insertMany(early)
    await keep(first, second)
    expect(await kept()).toHaveLength(choicesKept)
    expect((await kept()).at(-1)?.[0]).toBe('home-1')
    expect(await choices().countDocuments({ userId })).toBe(choicesKept)
  })
})
