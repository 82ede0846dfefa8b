import { expect, it } from 'vitest'
import { timeZoneOf } from './time-zone-of.ts'

it.each([
  ['VIC', '3121', 'Richmond', 'Australia/Melbourne'],
  ['NSW', '2000', 'Sydney', 'Australia/Sydney'],
  ['NSW', '2880', 'Broken Hill', 'Australia/Broken_Hill'],
  ['NSW', '2898', 'Lord Howe Island', 'Australia/Lord_Howe'],
  ['WA', '6443', 'Eucla', 'Australia/Eucla'],
  ['WA', '6443', 'Balladonia', 'Australia/Perth'],
  ['NT', '0800', 'Darwin', 'Australia/Darwin'],
  ['ACT', '2601', 'Canberra', 'Australia/Sydney'],
] as const)('clocks in %s %s %s show %s', (state, postcode, suburb, zone) => {
  expect(timeZoneOf({ state, postcode, suburb })).toBe(zone)
})
