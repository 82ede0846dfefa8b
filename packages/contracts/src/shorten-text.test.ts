import { expect, it } from 'vitest'
import { shortenText } from './shorten-text.ts'

it('a text is cut at its length, and no character in two', () => {
  expect(shortenText('Richmond VIC 3121', 17)).toBe('Richmond VIC 3121')
  expect(shortenText('Richmond VIC 3121, Cremorne VIC 3121', 26)).toBe('Richmond VIC 3121, Cremor…')
  expect(shortenText('Near the park 🏡 and the train', 16)).toBe('Near the park…')
  expect(shortenText('Near the park 🏡 and the train', 17)).toBe('Near the park 🏡…')
})
