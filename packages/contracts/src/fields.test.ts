import { expect, it } from 'vitest'
import { LongText, RequiredText } from './fields.ts'

it('a name cannot turn the words around it, nor begin a line of its own', () => {
  expect(RequiredText(20).parse('Kim\u202E\u2066 Tran\u2028Bcc')).toBe('Kim Tran Bcc')
  expect(RequiredText(20).safeParse('\u202E \u2069').success).toBe(false)
  expect(LongText(20).parse('one\u2029two\u202B')).toBe('one\ntwo')
})
