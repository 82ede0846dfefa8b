import { describe, expect, it } from 'vitest'
import { aSearch } from '@/testing/builders.ts'
import { badgeOf, recentOf, whereText } from './search-state.ts'

describe('recent searches', () => {
  it('are the five newest, newest first', () => {
    const days = [3, 7, 1, 6, 2, 5, 4]
    const searches = days.map((day) => aSearch({ id: `day-${day}`, createdAt: `2026-11-0${day}T00:00:00.000Z` }))
    expect(recentOf(searches).map(({ id }) => id)).toEqual(['day-7', 'day-6', 'day-5', 'day-4', 'day-3'])
  })

  it('wear Complete, Processing or Error', () => {
    const badges = (['completed', 'processing', 'in_progress', 'failed'] as const).map((status) => badgeOf({ status }))
    expect(badges).toEqual(['Complete', 'Processing', 'Processing', 'Error'])
  })

  it('name all their places: the row cuts them where it ends, and not before', () => {
    const locations = [
      { suburb: 'Richmond', state: 'VIC', postcode: '3121' },
      { suburb: 'Cremorne', state: 'VIC', postcode: '3121' },
    ] as const
    expect(whereText({ filters: { locations: [...locations], maxPages: 5 } })).toBe(
      'Richmond VIC 3121, Cremorne VIC 3121',
    )
  })
})
