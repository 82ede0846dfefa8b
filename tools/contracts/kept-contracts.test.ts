import { readFile } from 'node:fs/promises'
import { allEvents } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readHistory } from './history.ts'
import { type Contract, findBreaks, keepContracts, todaysContracts } from './kept-contracts.ts'

const fields = {
  id: z.string().check(z.maxLength(20)),
  state: z.enum(['open', 'closed']),
  price: z._default(z.nullable(z.int()), null),
  homes: z.array(z.object({ rooms: z.int() })),
}

const contractOf = (shape: Record<string, z.ZodMiniType>, facts: Partial<Contract> = {}): Contract => ({
  name: 'events/ThingHappened',
  version: 1,
  schema: z.object(shape),
  isBroadcast: false,
  ...facts,
})

const before = keepContracts([contractOf(fields)], new Map())

/** Returns a build's complaints about a contract changed to this. */
const breaksOf = (shape: Record<string, z.ZodMiniType>, facts: Partial<Contract> = {}) =>
  findBreaks([contractOf(shape, facts)], before)

const without = (name: keyof typeof fields) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))

describe('today’s contracts and those that were kept', () => {
  it('get on', async () => {
    const history = await readHistory()
    expect(findBreaks(todaysContracts, history)).toEqual([])
    expect(history.size).toBeGreaterThanOrEqual(allEvents.length)
  })

  it('have examples that they accept themselves, even where a contract checks more than its JSON Schema', () => {
    const fromNothing = keepContracts(todaysContracts, new Map())
    expect(fromNothing.size).toBe(todaysContracts.length)
    expect(findBreaks(todaysContracts, fromNothing)).toEqual([])
    const shut = contractOf({ state: z.string().check(z.refine((text) => text === 'shut')) })
    expect(() => keepContracts([shut], new Map())).toThrow('No example fits state')
  })

  it('have examples of a second version that they read themselves, or none', () => {
    const version = z.int()
    const later = { version, code: z.string() }
    const isRead = (event: { version: number; code: string }) => event.version < 2 || event.code === '3121'
    const schema = z.object(later).check(z.refine(isRead, { path: ['code'] }))
    const kept = keepContracts([{ ...contractOf(later, { version: 2 }), schema }], new Map())
    expect(kept.get('events/ThingHappened.v2.json')?.example).toEqual({ version: 2, code: '3121' })
    const first = contractOf({ version: version.check(z.maximum(1)) }, { version: 2 })
    expect(() => keepContracts([first], new Map())).toThrow('No example fits version')
  })

  it('are held against each other by npm run verify', async () => {
    expect(await readFile(new URL('../verify.mjs', import.meta.url), 'utf8')).toContain("'contracts', '--', '--check'")
  })
})

describe('a contract', () => {
  it('may stay as it is, gain a field that has a default, and lose one that has had one', () => {
    expect(breaksOf(fields)).toEqual([])
    expect(breaksOf({ ...fields, parking: z._default(z.int(), 0), age: z.optional(z.string()) })).toEqual([])
    expect(breaksOf(without('price'))).toEqual([])
  })

  it('may not demand what older builds never wrote', () => {
    const demand = 'this build no longer reads parking (it is needed, and may be missing). Give a new field a default'
    const found = breaksOf({ ...fields, parking: z.int() })
    expect(found).toEqual([
      expect.stringContaining('its example can no longer be read'),
      expect.stringContaining(`events/ThingHappened.v1.json: ${demand}`),
    ])
    const inside = { ...fields, homes: z.array(z.object({ rooms: z.int(), baths: z.int() })) }
    expect(breaksOf(inside).join()).toContain('homes[].baths')
  })

  it('may not leave out what older builds need', () => {
    expect(breaksOf(without('id'))).toEqual([
      expect.stringContaining('the build before does not read id (it is needed, and may be missing). Go on writing'),
    ])
  })

  it('may not take a value from an enum, nor write one that older builds do not know', () => {
    expect(breaksOf({ ...fields, state: z.enum(['closed']) }).join()).toContain(
      'no longer reads state ("open" is not one',
    )
    expect(breaksOf({ ...fields, state: z.enum(['open', 'closed', 'sold']) })).toEqual([
      expect.stringContaining('the build before does not read state ("sold" is not one of ["open","closed"])'),
    ])
  })

  it.each([
    ['a narrower limit', { id: z.string().check(z.maxLength(10)) }, 'no longer reads id (its maxLength is 10)'],
    ['a wider one', { id: z.string().check(z.maxLength(30)) }, 'does not read id (its maxLength is 20)'],
    ['another type', { price: z.string() }, 'no longer reads price (integer is not string)'],
    ['no null any more', { price: z._default(z.int(), 0) }, 'no longer reads price (null is not integer)'],
    ['a pattern', { id: z.string().check(z.maxLength(20), z.regex(/^h/)) }, 'no longer reads id (its pattern is'],
  ])('may not have %s', (_, change, words) => {
    expect(breaksOf({ ...fields, ...change }).join()).toContain(words)
  })

  it('with a higher version is not read by older builds, and still reads what they wrote', () => {
    expect(breaksOf(without('id'), { version: 2 })).toEqual([])
    expect(breaksOf({ ...fields, parking: z.int() }, { version: 2 }).join()).toContain('no longer reads parking')
  })

  it('keeps its examples, and its name for as long as a build may write it', () => {
    const later = contractOf({ ...fields, parking: z._default(z.int(), 0) }, { version: 2 })
    const kept = keepContracts([later], before)
    expect([...kept.keys()]).toEqual(['events/ThingHappened.v1.json', 'events/ThingHappened.v2.json'])
    expect(kept.get('events/ThingHappened.v1.json')).toBe(before.get('events/ThingHappened.v1.json'))
    expect(findBreaks([], before)).toEqual([expect.stringContaining('its contract is gone')])
  })

  it('of a document may have values that older builds do not know, and leaves out nothing that they need', () => {
    const stored = { name: 'stored/Thing' }
    const kept = keepContracts([contractOf(fields, stored)], new Map())
    const wider = { ...fields, state: z.enum(['open', 'closed', 'sold']) }
    expect(findBreaks([contractOf(wider, stored)], kept)).toEqual([])
    expect(findBreaks([contractOf(without('id'), stored)], kept)).toHaveLength(1)
  })

  it('of a broadcast keeps its version', () => {
    expect(breaksOf(fields, { version: 2, isBroadcast: true })).toEqual([expect.stringContaining('nobody waits')])
  })
})
