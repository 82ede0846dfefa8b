import { describe, expect, it } from 'vitest'
import { bundledTables, states } from '../index.ts'
import { parseTables } from './index.ts'

/** A copy of a bundled table with changes at paths such as "duty.0.scales.0.bands.1.baseCents"; undefined removes. */
const changed = (table: unknown, changes: Record<string, unknown>): unknown => {
  const copy = structuredClone(table)
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    const place = steps.reduce<Record<string, unknown>>(
      (at, step) => at[step] as Record<string, unknown>,
      copy as never,
    )
    if (value === undefined) Reflect.deleteProperty(place, last)
    else place[last] = value
  }
  return copy
}

const { NSW, QLD } = bundledTables.states
const firstBands = 'duty.0.scales.0.bands'

const refused: [string, Record<string, unknown>, string][] = [
  [
    'a gap between bands',
    { [`${firstBands}.1.aboveCents`]: 1_800_000 },
    'bands.1: there is a gap between $17,000 and $18,000',
  ],
  [
    'overlapping bands',
    { [`${firstBands}.1.aboveCents`]: 1_600_000 },
    'bands.1: it overlaps the band before it, which goes to $17,000',
  ],
  ['unsorted bands', { [`${firstBands}.2.aboveCents`]: 100 }, 'bands.2: the bands are not sorted'],
  [
    'bands that do not start at zero',
    { [`${firstBands}.0.aboveCents`]: 100 },
    'bands.0: the first band must start at 0',
  ],
  [
    'a last band with an end',
    { [`${firstBands}.6.upToCents`]: 900_000_000 },
    'the last band must have no end: upToCents null',
  ],
  [
    'a band that ends where it starts',
    { [`${firstBands}.1.upToCents`]: 1_700_000 },
    'bands.1: upToCents must be above aboveCents',
  ],
  [
    'a base that makes duty jump',
    { [`${firstBands}.4.baseCents`]: 1_125_200 },
    'duty jumps by $100 where this band starts: correct the base, or say why in "step"',
  ],
  [
    'a base that makes duty fall',
    { [`${firstBands}.4.baseCents`]: 1_105_200 },
    'duty jumps by -$100 where this band starts',
  ],
  ['dollars with cents', { [`${firstBands}.4.baseCents`]: 11_152.5 }, 'NSW.duty.0.scales.0.bands.4: a band has'],
  ['amounts as text', { 'grants.0.amountCents': '$10,000' }, 'NSW.grants.0.amountCents: give whole cents as a number'],
  ['another currency', { currency: 'NZD' }, 'NSW.currency: must be "AUD"'],
  ['amounts in dollars', { unit: 'dollars' }, 'NSW.unit: must be "cents"'],
  ['a missing source', { 'reliefs.0.source': undefined }, 'NSW.reliefs.0.source: name the source'],
  ['a source without a name', { 'fees.0.source.name': '' }, 'NSW.fees.0.source.name: must not be empty'],
  ['a day that does not exist', { 'duty.1.readOn': '2026-02-30' }, 'NSW.duty.1.readOn: give a date as YYYY-MM-DD'],
  [
    'no last day',
    { 'reliefs.0.checkedUntil': undefined },
    'NSW.reliefs.0.validUntil: validUntil is null, so give checkedUntil',
  ],
  ['an end before the start', { 'duty.1.validUntil': '2026-06-30' }, 'NSW.duty.1.validUntil: it ends before validFrom'],
  [
    'two values for one day',
    { 'duty.1.validFrom': '2026-06-30' },
    'NSW.duty: entry 2 starts before the one before it ends',
  ],
  ['a field that it does not know', { 'duty.0.surcharge': 1 }, 'NSW.duty.0: Unrecognized key'],
  ['a table without a scale', { 'duty.0.scales': [] }, 'the last scale is for all others'],
  [
    'a scale for others with a condition',
    { 'duty.0.scales.0.when': { livesThere: true } },
    'the last scale is for all others',
  ],
]

describe('tables', () => {
  it.each(states)('of %s that are bundled are what the schema reads', (state) => {
    expect(parseTables(bundledTables.states[state])).toEqual([bundledTables.states[state]])
    expect(bundledTables.states[state].state).toBe(state)
  })

  it('of the federal schemes that are bundled are what the schema reads', () => {
    expect(parseTables([bundledTables.federal])).toEqual([bundledTables.federal])
  })

  it.each(refused)('refuses %s and names the field', (_, changes, message) => {
    expect(() => parseTables(changed(NSW, changes))).toThrow(message)
  })

  it('refuses a bill that concerns no relief, and what is no table', () => {
    expect(() => parseTables(changed(QLD, { 'pending.0.appliesTo': ['first-house'] }))).toThrow(
      'QLD.pending.0.appliesTo: "first-house" is no scale and no relief of this table',
    )
    expect(() => parseTables(null)).toThrow('tables')
    expect(() => parseTables({ table: 'town' })).toThrow('the field "table" must be "state" or "federal"')
    expect(() => parseTables([NSW, NSW])).toThrow('NSW: there are two tables')
  })

  it('refuses premiums with a gap between shares or between loans', () => {
    const withCells = (changes: Record<string, unknown>) => () => parseTables(changed(bundledTables.federal, changes))
    expect(withCells({ 'lmi.0.cells.1.lvrAboveBps': 8_600 })).toThrow('cell 2 leaves a gap')
    expect(withCells({ 'lmi.0.cells.0.loanUpToCents': 50_000_000 })).toThrow('cell 2 leaves a gap')
    expect(withCells({ 'lmi.0.cells.2.loanUpToCents': 50_000_000 })).toThrow('the last cell must be without an end')
    expect(withCells({ 'lmi.0.cells.2.toBps': 100 })).toThrow('cell 3: toBps must not be below fromBps')
  })

  it('reads premiums whose shares are divided by the loan, and refuses each edge that does not meet', () => {
    const band = { lvrAboveBps: 8_000, lvrUpToBps: 8_500, fromBps: 50, toBps: 140 }
    const small = { ...band, loanAboveCents: 0, loanUpToCents: 50_000_000 }
    const large = { ...band, loanAboveCents: 50_000_000, loanUpToCents: null }
    const read = (...cells: object[]) => parseTables(changed(bundledTables.federal, { 'lmi.0.cells': cells }))
    expect(read(small, large)).toHaveLength(1)
    expect(read({ ...small, toBps: 50 }, large)).toHaveLength(1)
    expect(() => read(small, { ...large, lvrAboveBps: 8_500, lvrUpToBps: 9_000 })).toThrow('cell 2 leaves a gap')
    expect(() => read(small, { ...large, lvrUpToBps: 9_000 })).toThrow('cell 2 leaves a gap')
    expect(() => read(small, { ...large, lvrAboveBps: 8_100 })).toThrow('cell 2 leaves a gap')
    expect(() => read(small, { ...large, loanAboveCents: 0 })).toThrow('cell 2 leaves a gap')
    expect(() => read({ ...small, loanUpToCents: 0 }, large)).toThrow('loanUpToCents must be above loanAboveCents')
    expect(() => read({ ...large, loanAboveCents: 1 })).toThrow('cell 1 leaves a gap')
    expect(() => read({ ...large, loanAboveCents: 0, lvrUpToBps: 8_000 })).toThrow('cell 1 leaves a gap')
  })
})
