import { expect, it } from 'vitest'
import { baseOf, earlierKept, remember, type EarlierValues } from './earlier-values.ts'
import { noValues, type SavedValues } from './saved-values.ts'

interface Revised extends SavedValues {
  revision: number
  earlier: EarlierValues[]
}

const first: Revised = {
  revision: 7,
  earlier: [],
  ...noValues,
  notes: 'first',
  tags: ['a'],
}

const change = (record: Revised, values: Partial<SavedValues>): Revised => {
  const next = { ...record, ...values }
  return { ...next, revision: record.revision + 1, earlier: remember(record, next) }
}

it('a record knows its values at each of its recent revisions', () => {
  const second = change(first, { notes: 'second', score: 80 })
  const third = change(change(second, { tags: [] }), { notes: 'third', favorite: true })
  expect(baseOf(third, 7)).toEqual({ ...noValues, notes: 'first', tags: ['a'] })
  expect(baseOf(third, 8)).toEqual({ ...noValues, notes: 'second', tags: ['a'], score: 80 })
  expect(baseOf(third, 9)).toMatchObject({ notes: 'second', tags: [], favorite: false })
  expect(baseOf(third, 10)).toMatchObject({ notes: 'third', favorite: true })
  expect(baseOf(third, undefined)).toEqual(baseOf(third, 10))
})

it('only changed values are stored', () => {
  expect(change(first, { favorite: true }).earlier).toEqual([{ revision: 7, favorite: false }])
})

it('values of old or unknown revisions are unknown', () => {
  let record = first
  for (let round = 0; round < earlierKept + 1; round += 1) record = change(record, { favorite: round % 2 === 0 })
  expect(record.earlier).toHaveLength(earlierKept)
  expect(baseOf(record, 7)).toBeNull()
  expect(baseOf(record, 8)).not.toBeNull()
  expect(baseOf(record, record.revision + 1)).toBeNull()
})

it('a record of a build without verdicts had none', () => {
  const { verdict: _, verdictReason: __, stage: ___, stageReason: ____, ...stored } = first
  const next = { ...noValues, ...stored, verdict: 'no', stage: 'seen' } as const
  const earlier = remember(stored, next)
  expect(earlier).toEqual([{ revision: 7, verdict: null, stage: null }])
  expect(baseOf({ ...next, revision: 8, earlier }, 7)).toMatchObject({ verdict: null, verdictReason: '', stage: null })
})

it('an end that an earlier build took back has left no reason', () => {
  const lost = { ...first, stage: 'lost', stageReason: 'Sold to somebody else' } as const
  const stepped = { ...lost, stage: 'seen', revision: 8, earlier: [{ revision: 7, stage: 'lost' }] } as const
  expect(baseOf(stepped, 8)).toMatchObject({ stage: 'seen', stageReason: '' })
  expect(baseOf(lost, 7)).toMatchObject({ stageReason: 'Sold to somebody else' })
})

it('the reason of a stage that only a later build knows is kept', () => {
  const later = { ...first, stage: 'withdrawn' as 'lost', stageReason: 'The vendors stay' }
  expect(baseOf(later, 7)).toMatchObject({ stage: 'withdrawn', stageReason: 'The vendors stay' })
})
