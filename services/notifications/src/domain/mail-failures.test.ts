import { expect, it } from 'vitest'
import { isRefusedForGood, retryDelayMs } from './mail-failures.ts'

it.each([
  ['EMESSAGE', 550, true],
  ['EENVELOPE', 553, true],
  ['EMESSAGE', 451, false],
  ['EENVELOPE', 450, false],
  ['EENVELOPE', undefined, false],
  ['EENVELOPE', 530, false],
  ['EAUTH', 535, false],
  ['EPROTOCOL', 554, false],
  ['ECONNECTION', undefined, false],
])('an error %s with the reply %s is for good: %s', (code, responseCode, expected) => {
  const error = Object.assign(new Error('no'), { code, ...(responseCode !== undefined && { responseCode }) })
  expect(isRefusedForGood(error)).toBe(expected)
})

it.each([
  [1, 1],
  [2, 2],
  [6, 32],
  [7, 60],
  [8, 60],
  [100, 60],
])('after %i failed attempts a mail waits %i minutes, never more than an hour', (attempts, minutes) => {
  expect(retryDelayMs(attempts)).toBe(minutes * 60_000)
})
