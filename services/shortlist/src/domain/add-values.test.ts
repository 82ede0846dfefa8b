import { expect, it } from 'vitest'
import { addValues, restoreValues } from './add-values.ts'
import { givenIn, noValues, type SavedValues } from './saved-values.ts'

const kept: SavedValues = {
  areNotesPrivate: false,
  notes: 'ours',
  tags: ['a'],
  favorite: true,
  verdict: 'maybe',
  verdictReason: 'one bath',
  stage: 'booked',
  stageReason: '',
  walkAway: null,
  saleResult: null,
  score: 70,
  searchId: 'search-1',
}

it('null clears notes, tags and reasons, and missing fields are left alone', () => {
  const stageless = { stage: null, stageReason: null }
  expect(givenIn({ notes: null, tags: null, verdict: null, verdictReason: null, ...stageless, score: null })).toEqual({
    notes: '',
    tags: [],
    verdict: null,
    verdictReason: '',
    stage: null,
    stageReason: '',
    score: null,
  })
  expect(Object.values(givenIn({})).filter((value) => value !== undefined)).toEqual([])
})

it('a home saved for the first time has the given values and is otherwise empty', () => {
  expect(restoreValues(noValues, { tags: ['b', 'B'], score: 80 })).toEqual({ ...noValues, tags: ['b'], score: 80 })
})

it('a home saved again gains new values and loses none', () => {
  const said = { verdict: 'no', verdictReason: 'too dark', stage: 'lost', stageReason: 'Sold' } as const
  const given = { notes: 'theirs', tags: ['b'], favorite: false, ...said, score: 80, searchId: 'search-2' }
  expect(addValues(kept, given)).toEqual({ ...kept, tags: ['a', 'b'], score: 80, searchId: 'search-2' })
  expect(addValues(kept, { score: null, searchId: null })).toEqual(kept)
  expect(addValues({ ...kept, notes: '', favorite: false }, given)).toMatchObject({ notes: 'theirs', favorite: false })
  expect(addValues(noValues, given)).toMatchObject(said)
})

it('a restored home has what was said of it, and the new heart', () => {
  expect(restoreValues(kept, { favorite: false })).toEqual({ ...kept, favorite: false })
  expect(restoreValues({ ...kept, favorite: false }, { favorite: true }).favorite).toBe(true)
  expect(restoreValues(kept, {})).toEqual(kept)
})
