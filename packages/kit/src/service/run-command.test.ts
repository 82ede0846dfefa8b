import { mongo } from 'mongoose'
import { expect, it } from 'vitest'
import { failureText } from './run-command.ts'

it('a command that its user may not run says where it may', () => {
  const refused = new mongo.MongoServerError({ message: 'not authorized on verandah_search to execute find', code: 13 })
  expect(failureText(refused)).toMatch(/^not authorized on verandah_search to execute find: .*where that service runs/)
  expect(failureText(new Error('No store was found'))).toBe('No store was found')
})
