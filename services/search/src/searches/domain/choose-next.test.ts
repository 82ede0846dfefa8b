import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseNext, type WaitingSearch } from './choose-next.ts'

const at = (ms: number) => new Date(ms)
const search = (_id: string, userId: string, ms = 0, savedSearchId?: string): WaitingSearch => ({
  _id,
  userId,
  createdAt: at(ms),
  savedSearchId,
})

/** Runs the queue to its end, one search at a time; resolves to the buyers in order of their turns. */
const turnsOf = (waiting: WaitingSearch[]): WaitingSearch[] => {
  const started: WaitingSearch[] = []
  for (let left = waiting; left.length > 0; left = left.filter(({ _id }) => _id !== started.at(-1)?._id)) {
    const next = chooseNext(left, started)
    if (next) started.push(next)
  }
  return started
}

describe('the next turn', () => {
  it('lets a buyer wait for at most one search of each other buyer, however many those start', () => {
    const counts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(counts, fc.integer({ min: 0, max: 9_999 }), (others, arrival) => {
        const flood = others.flatMap((count, buyer) =>
          Array.from({ length: count }, (_, number) => search(`${buyer}-${number}`, `buyer-${buyer}`, number)),
        )
        const order = turnsOf([...flood, search('mine', 'me', arrival)]).map(({ _id }) => _id)
        expect(order).toHaveLength(flood.length + 1)
        expect(order.indexOf('mine')).toBeLessThanOrEqual(others.length)
      }),
    )
  })

  it('is by time of request among equals, and within the searches of one buyer', () => {
    const waiting = [search('late', 'a', 3), search('early', 'a', 1), search('middle', 'b', 2)]
    expect(turnsOf(waiting).map(({ _id }) => _id)).toEqual(['early', 'middle', 'late'])
  })

  it('counts a buyer’s recent turns', () => {
    const waiting = [search('first', 'a', 1), search('second', 'b', 2)]
    expect(chooseNext(waiting, [search('over', 'a')])?._id).toBe('second')
    expect(chooseNext(waiting, [search('over', 'a'), search('too', 'b')])?._id).toBe('first')
  })

  it('puts finished searches that ask late providers again behind interactive ones', () => {
    const again = { ...search('again', 'a', 1), endedAs: 'completed' }
    expect(chooseNext([again, search('own', 'a', 2)], [search('over', 'a')])?._id).toBe('own')
  })

  it('puts saved-search runs behind interactive searches, and counts them separately', () => {
    const waiting = [search('run', 'a', 1, 'saved'), search('own', 'b', 2)]
    expect(turnsOf(waiting).map(({ _id }) => _id)).toEqual(['own', 'run'])
    const runs = Array.from({ length: 20 }, (_, number) => search(`run-${number}`, 'a', number, 'saved'))
    expect(chooseNext([search('own', 'a', 1), search('other', 'b', 2)], runs)?._id).toBe('own')
  })

  it('does not exist for an empty queue', () => {
    expect(turnsOf([])).toEqual([])
  })
})
