import { expect, it } from 'vitest'
import { isTakenIn, recordLabels } from './reaxml.ts'

it.each(recordLabels)('an agency’s records: $rule', (label) => {
  expect(isTakenIn(label)).toBe(true)
})
