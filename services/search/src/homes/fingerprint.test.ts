import { expect, it } from 'vitest'
import { fingerprintOf } from './fingerprint.ts'

it('a fingerprint distinguishes values, but not the order of their keys', () => {
  const home = { price: 1, place: { suburb: 'Richmond', state: 'VIC' }, images: ['a', 'b'], sold: null }
  const same = { sold: null, images: ['a', 'b'], place: { state: 'VIC', suburb: 'Richmond' }, price: 1 }
  expect(fingerprintOf(home)).toMatch(/^[0-9a-f]{32}$/)
  expect(fingerprintOf(same)).toBe(fingerprintOf(home))
  for (const other of [
    { ...home, images: ['b', 'a'] },
    { ...home, place: { ...home.place, state: 'NSW' } },
    { ...home, sold: undefined },
    { ...home, price: '1' },
    { ...home, images: { 0: 'a', 1: 'b' } },
  ])
    expect(fingerprintOf(other)).not.toBe(fingerprintOf(home))
})
