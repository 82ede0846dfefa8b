import { describe, expect, it } from 'vitest'
import { mergeEdit } from './merge-edit.ts'
import { noValues, type SavedValues } from './saved-values.ts'

const base: SavedValues = { ...noValues, notes: 'first', tags: ['a', 'b'], score: 70, searchId: 'search-1' }
const theirs = (values: Partial<SavedValues>): SavedValues => ({ ...base, ...values })

describe('an edit', () => {
  it('changes the named fields and leaves the rest', () => {
    const merge = mergeEdit({ current: base, base, given: { favorite: true, score: null } })
    expect(merge).toEqual({ isConflict: false, values: theirs({ favorite: true, score: null }) })
  })

  it('does not revert another tab’s change to a field that it only repeats', () => {
    const current = theirs({ notes: 'second', tags: ['b', 'c'], favorite: true, score: 80, searchId: null })
    expect(mergeEdit({ current, base, given: base })).toEqual({ isConflict: false, values: current })
  })

  it('may clear notes and tags', () => {
    const merge = mergeEdit({ current: base, base, given: { notes: '', tags: [] } })
    expect(merge).toEqual({ isConflict: false, values: theirs({ notes: '', tags: [] }) })
  })

  it('is no conflict when both wrote the same notes', () => {
    const current = theirs({ notes: 'second' })
    expect(mergeEdit({ current, base, given: { notes: 'second' } })).toEqual({ isConflict: false, values: current })
  })

  it('is a conflict when both rewrote the notes', () => {
    const merge = mergeEdit({ current: theirs({ notes: 'second' }), base, given: { notes: 'third', favorite: true } })
    expect(merge).toEqual({ isConflict: true, fields: ['notes'] })
  })

  it('of an unknown revision is a conflict for notes, and wins for the rest', () => {
    const given = { notes: 'third', tags: ['z'] }
    expect(mergeEdit({ current: base, base: null, given })).toEqual({ isConflict: true, fields: ['notes', 'tags'] })
    const harmless = mergeEdit({ current: base, base: null, given: { ...base, favorite: true } })
    expect(harmless).toEqual({ isConflict: false, values: theirs({ favorite: true }) })
  })
})
