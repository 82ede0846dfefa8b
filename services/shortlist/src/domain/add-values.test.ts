import { expect, it } from 'vitest'
import { addValues, firstValues, restoreValues } from './add-values.ts'
import { givenIn, type SavedValues } from './saved-values.ts'

const kept: SavedValues = { notes: 'ours', tags: ['a'], favorite: true, score: 70, searchId: 'search-1' }

it('null empties notes and tags, and what is not sent is not spoken of', () => {
  const sent = { notes: null, tags: null, favorite: undefined, score: null, searchId: undefined }
  expect(givenIn(sent)).toEqual({ notes: '', tags: [], favorite: undefined, score: null, searchId: undefined })
  const silent = givenIn({ ...sent, notes: undefined, tags: undefined })
  expect([silent.notes, silent.tags]).toEqual([undefined, undefined])
})

it('a home that is saved for the first time has what was given, and is blank in the rest', () => {
  expect(firstValues({ tags: ['b', 'B'], score: 80 })).toEqual({
    notes: '',
    tags: ['b'],
    favorite: false,
    score: 80,
    searchId: null,
  })
})

it('a home that is saved again gains what is new and loses nothing', () => {
  const given = { notes: 'theirs', tags: ['b'], favorite: false, score: 80, searchId: 'search-2' }
  expect(addValues(kept, given)).toEqual({ ...kept, tags: ['a', 'b'], score: 80, searchId: 'search-2' })
  expect(addValues(kept, { score: null, searchId: null })).toEqual(kept)
  expect(addValues({ ...kept, notes: '', favorite: false }, given)).toMatchObject({ notes: 'theirs', favorite: false })
})

it('a home that is put back has its notes and tags, and the heart as it is pressed now', () => {
  expect(restoreValues(kept, { favorite: false })).toEqual({ ...kept, favorite: false })
  expect(restoreValues({ ...kept, favorite: false }, { favorite: true }).favorite).toBe(true)
  expect(restoreValues(kept, {})).toEqual(kept)
})
