import { expect, it } from 'vitest'
import { splitText } from './split-text.ts'

it.each([
  ['', 4, ['']],
  ['abcd', 4, ['abcd']],
  ['abcde', 4, ['abcd', 'e']],
  ['aé🏡b', 4, ['aé', '🏡', 'b']],
])('%j in parts of %d bytes', (text, maxBytes, parts) => {
  expect(splitText(text, maxBytes)).toEqual(parts)
})
