import type * as z from 'zod/mini'
import { choicesOf, type JsonSchema } from './find-refusals.ts'

/** Tried in this order for text with a pattern or a custom check. */
const texts = [
  'home-1',
  '3121',
  '2026-11-22T02:00:00.000Z',
  '2026-11-22',
  'Australia/Melbourne',
  'A text',
  'affected',
  '09:30',
]

/**
 * Returns an example that the contract accepts: JSON Schema does not express custom checks, so rejected texts are
 * replaced.
 */
export function readableExampleOf(contract: z.ZodMiniType, schema: JsonSchema): unknown {
  const example = exampleOf(schema)
  for (const text of texts) {
    const { error } = contract.safeParse(example)
    if (!error) return example
    for (const { path } of error.issues) putAt(example, path, text)
  }
  const refused = contract.safeParse(example).error?.issues.map(({ path }) => path.join('.'))
  if (refused) throw new Error(`No example fits ${refused.join(', ')}: give example-of.ts a text that its check takes.`)
  return example
}

const putAt = (example: unknown, path: readonly PropertyKey[], text: string): void => {
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)[key], example)
  const last = path.at(-1)
  if (last !== undefined) (holder as Record<PropertyKey, unknown>)[last] = text
}

/** Returns a value that matches the schema, including all optional fields. */
const exampleOf = (schema: JsonSchema): unknown => {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = choicesOf(schema)
  if (choices) return exampleOf(choices.find(({ type }) => type !== 'null') ?? {})
  return examplesByType[String(schema.type)]?.(schema) ?? null
}

const exampleDates: Record<string, string> = { 'date-time': '2026-11-22T02:00:00.000Z', date: '2026-11-22' }

const examplesByType: Record<string, (schema: JsonSchema) => unknown> = {
  object: ({ properties = {}, additionalProperties }) => ({
    ...Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, exampleOf(field)])),
    ...(typeof additionalProperties === 'object' && { Pool: exampleOf(additionalProperties) }),
  }),
  array: ({ items }) => (items ? [exampleOf(items)] : []),
  string: ({ pattern, format }) => {
    const fits = new RegExp(typeof pattern === 'string' ? pattern : '', 'u')
    return exampleDates[String(format)] ?? texts.find((text) => fits.test(text))
  },
  integer: ({ minimum = 0 }) => Math.max(1, Number(minimum)),
  number: ({ minimum = 0 }) => Math.max(0.5, Number(minimum)),
  boolean: () => true,
}
