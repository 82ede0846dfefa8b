import mongoose from 'mongoose'
import { expect, it } from 'vitest'
import { unlessTaken } from './unless-taken.ts'

const { MongoServerError } = mongoose.mongo
const taken = { code: 11000 }

it('resolves to the result', async () => {
  expect(await unlessTaken(Promise.resolve('written'))).toBe('written')
})

it.each([
  ['one key is taken', new MongoServerError({ message: 'E11000', code: 11000 })],
  ['one of a bulk is', Object.assign(new Error('bulk'), { writeErrors: taken })],
  ['several of a bulk are', Object.assign(new Error('bulk'), { writeErrors: [taken, taken] })],
])('resolves to null when %s', async (_, error) => {
  expect(await unlessTaken(Promise.reject(error))).toBeNull()
})

it.each([null, undefined, 'E11000', 11000, Symbol('no')])(
  'rejects with %s, which is no error at all',
  async (thrown) => {
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- whatever a library throws
    const failure = await unlessTaken(Promise.reject(thrown)).then(
      () => 'nothing',
      (error: unknown) => ({ error }),
    )
    expect(failure).toEqual({ error: thrown })
  },
)

it.each([
  ['any other failure', new MongoServerError({ message: 'no primary', code: 10107 })],
  ['a bulk that failed otherwise too', Object.assign(new Error('bulk'), { writeErrors: [taken, { code: 121 }] })],
  ['a bulk that failed as a whole', Object.assign(new Error('bulk'), { writeErrors: [] })],
])('rejects with %s', async (_, error) => {
  await expect(unlessTaken(Promise.reject(error))).rejects.toBe(error)
})
