import { expect, it } from 'vitest'
import { gstOf } from './gst.ts'

it('GST is one eleventh of the total, in whole cents, whichever way the money goes', () => {
  expect([0, 1, 5, 6, 11, 3_000, 10_000, 8_500, -7_000, -5].map(gstOf)).toEqual([0, 0, 0, 1, 1, 273, 909, 773, -636, 0])
})
