import { expect, it } from 'vitest'
import { addValues, firstValues, restoreValues } from './add-values.ts'
import { givenIn, type SavedValues } from './saved-values.ts'

const kept: SavedValues = { notes: 'ours', tags: ['a'], favorite: true, score: 70, searchId: 'search-1' }

it('null clears notes and tags, and missing fields are left alone', () => {
  const sent = { notes: null, tags: null, favorite: undefined, score: null, searchId: undefined }
  expect(givenIn(sent)).toEqual({ notes: '', tags: [], favorite: undefined, score: null, searchId: undefined })
  const silent = givenIn({ ...sent, notes: undefined, tags: undefined })
  expect([silent.notes, silent.tags]).toEqual([undefined, undefined])
})

it('a home saved for the first time has the given values and is otherwise empty', () => {
  expect(firstValues({ tags: ['b', 'B'], score: 80 })).toEqual({
    notes: '',
    tags: ['b'],
    favorite: false,
    score: 80,
    searchId: null,
  })
})

it('a home saved again gains new values and loses none', () => {
  const given = { notes: 'theirs', tags: ['b'], favorite: false, score: 80, searchId: 'search-2' }
  expect(addValues(kept, given)).toEqual({ ...kept, tags: ['a', 'b'], score: 80, searchId: 'search-2' })
  expect(addValues(kept, { score: null, searchId: null })).toEqual(kept)
  expect(addValues({ ...kept, notes: '', favorite: false }, given)).toMatchObject({ notes: 'theirs', favorite: false })
})

it('a restored home has its notes and tags, and the new heart', () => {
  expect(restoreValues(kept, { favorite: false })).toEqual({ ...kept, favorite: false })
  expect(restoreValues({ ...kept, favorite: false }, { favorite: true }).favorite).toBe(true)
  expect(restoreValues(kept, {})).toEqual(kept)
})
