import { expect, it } from 'vitest'
import { titleCase } from './title-case.ts'

it.each([
  ['BOX HILL', 'Box Hill'],
  ['MCMAHONS POINT', 'McMahons Point'],
  ["O'CONNOR", "O'Connor"],
  ['ST KILDA EAST', 'St Kilda East'],
  ['MACLEOD', 'Macleod'],
  ["D'AGUILAR", "D'Aguilar"],
  ['ISLE OF CAPRI', 'Isle of Capri'],
  ['THE ROCKS', 'The Rocks'],
  ['BROADMEADOWS-WEST', 'Broadmeadows-West'],
  ['DeWitt  Point', 'DeWitt Point'],
])('%s is written %s', (given, written) => {
  expect(titleCase(given)).toBe(written)
})
