import { expect, it } from 'vitest'
import { readUnitAndNumber, streetLineOf } from './street-line.ts'

it.each([
  [null, 'Lot 3, 39', 'Lot 3, 39 Boronia Road'],
  [null, 'Lot 3/39', 'Lot 3, 39 Boronia Road'],
  ['Lot 3', '39', 'Lot 3, 39 Boronia Road'],
  [null, 'Lot 3', 'Lot 3 Boronia Road'],
  ['3', '39', '3/39 Boronia Road'],
  [null, '1.2/5', '1.2/5 Boronia Road'],
])('unit %s at number %s is shown as %s', (unit, number, line) => {
  expect(streetLineOf(readUnitAndNumber(unit, number), 'Boronia Road')).toBe(line)
})
