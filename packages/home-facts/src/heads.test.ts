import { expect, it } from 'vitest'
import { readHeads } from './heads.ts'

it.each([
  ['a head that is there twice', ['pool yes: pool', 'pool yes: pool']],
  ['heads out of order', ['pool yes: swimming pool', 'pool yes: pool']],
  ['a line that is no head', ['pool']],
])('refuses %s', (_, lines) => {
  expect(() => readHeads(lines)).toThrow('heads.json')
})

it('reads heads in order', () => {
  expect(readHeads(['pool yes: pool', 'pool yes: swimming pool'])).toHaveLength(2)
})
