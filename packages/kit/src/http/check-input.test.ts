import { allRoutes, Instant } from '@verandah/contracts'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { checkInput } from './check-input.ts'

const values = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(100_000),
  'a\u0000b',
  '2026-02-30T10:00:00Z',
  -1,
  0,
  1.5,
  1e15,
  true,
  [],
  Array.from({ length: 1_000 }, (_, index) => `entry ${index}`),
  [null, {}, 'x'.repeat(10_000), -1],
  {},
  { nope: 1 },
]

const ofTheValidator =
  /Too (small|big)|Invalid|expected|received|Unrecognized|must (match|start|end|include)|undefined|NaN|>=|<=/

const shapeOf = (schema: unknown): string[] => {
  const { shape } = schema as { shape?: Record<string, unknown> }
  return Object.keys(shape ?? {})
}

/** Substitutes every value for the whole input and for each field. */
const triesOf = (schema: unknown): unknown[] => [
  ...values,
  ...shapeOf(schema).flatMap((field) => values.map((value) => ({ [field]: value }))),
  ...values.map((value) => Object.fromEntries(shapeOf(schema).map((field) => [field, value]))),
]

const parts = allRoutes.flatMap(({ name, body, query }) =>
  [body, query].flatMap((schema) => (schema === undefined ? [] : [{ name, schema: schema as z.ZodMiniType }])),
)

describe('the message of a refused request', () => {
  it('is never the validator’s own, whatever is sent to any route', () => {
    const errors = parts.flatMap(({ name, schema }) =>
      triesOf(schema).flatMap((given) => checkInput(schema, given).errors.map((error) => ({ name, ...error }))),
    )
    expect(errors.length).toBeGreaterThan(2_000)
    expect(errors.filter(({ message }) => ofTheValidator.test(message) || !/^[A-Z]/.test(message))).toEqual([])
  })

  it.each([
    [z.string().check(z.minLength(1)), '', 'Enter 1 character or more'],
    [z.string().check(z.maxLength(5)), 'too long', 'Enter 5 characters or fewer'],
    [z.int().check(z.gte(1)), 0, 'Enter 1 or more'],
    [z.int(), 1.5, 'Send a whole number'],
    [z.number().check(z.lt(10)), 10, 'Enter less than 10'],
    [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'Enter 1 entry or fewer'],
    [z.enum(['love', 'maybe']), 'no', 'Choose one of: love, maybe'],
    [z.literal(true), false, 'Send true'],
    [z.string(), undefined, 'This field is required'],
    [z.string(), ['a', 'b'], 'Send one value, not a list'],
    [z.email(), 'sunny', 'Enter an email address, such as name@example.com'],
    [Instant, 'tomorrow', 'Enter a date and time, such as 2026-12-05T10:00:00Z'],
    [z.string().check(z.maxLength(1, 'One letter, please')), 'ab', 'One letter, please'],
  ])('names the remedy, case %#', (schema, given, message) => {
    expect(checkInput(z.object({ field: schema }), { field: given }).errors).toEqual([{ field: 'field', message }])
  })
})
