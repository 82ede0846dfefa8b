import { expect, it } from 'vitest'
import { checkedText } from './checked-text.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const at = (hours: number, status: 'active' | 'sold' = 'active') => {
  const checkedAt = new Date(now.getTime() - hours * 60 * 60_000).toISOString()
  return checkedText({ checkedAt, status }, now)
}

it.each([
  [-0.1, 'Looked at within the last hour'],
  [0.9, 'Looked at within the last hour'],
  [1, 'Looked at 1 hour ago'],
  [47.9, 'Looked at 47 hours ago'],
  [48, 'Looked at 2 days ago'],
])('an advert that was looked at %d hours ago says so', (hours, words) => {
  expect(at(hours)).toBe(words)
})

it('an advert that is not looked up, or has ended, says nothing', () => {
  expect([checkedText({ checkedAt: null, status: 'active' }, now), at(2, 'sold')]).toEqual(['', ''])
})
