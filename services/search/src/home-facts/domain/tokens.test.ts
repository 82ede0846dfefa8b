import { expect, it } from 'vitest'
import { tokensOf } from './tokens.ts'

it('reads words that every object of the language knows as plain words', () => {
  expect(tokensOf('The constructor kept it').map(({ word }) => word)).toEqual(['the', 'constructor', 'kept', 'it'])
})
