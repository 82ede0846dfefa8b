import { expect, it } from 'vitest'
import { isDay } from './calendar/days.ts'
import { holidayTable } from './calendar/holidays.ts'
import { coolingOffRules } from './cooling-off/table.ts'
import { papers } from './due/before-contract.ts'
import { dueItems } from './due/due-items.ts'
import { finalInspections, risks } from './due/until-keys.ts'
import { states } from './types.ts'

const tables = { holidays: holidayTable.states, coolingOff: coolingOffRules, papers, risks }

const hasSource = ({ source, readOn }: { source: { name: string; url: string }; readOn: string }) =>
  source.name.length > 5 && URL.canParse(source.url) && isDay(readOn)

it.each(Object.entries(tables))('%s have a rule with source and day for every state', (_, table) => {
  expect(Object.keys(table).toSorted()).toEqual(states.toSorted())
  for (const rule of Object.values(table)) expect(rule).toSatisfy(hasSource)
})

it('final inspections have a source and a day', () => {
  expect(Object.values(finalInspections).every(hasSource)).toBe(true)
})

it.each(states)('every item that a law of %s sets names its source', (state) => {
  const lawful = new Set(['seller-papers', 'cool-off', 'insure-building', 'final-inspection'])
  const items = dueItems({ state, contractOn: '2027-02-01' }).filter(({ id }) => lawful.has(id))
  expect(items).toHaveLength(4)
  for (const { source } of items) expect(source).toMatchObject({ name: expect.any(String), url: expect.any(String) })
})
