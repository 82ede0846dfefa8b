import { choicesOf, type JsonSchema } from './find-refusals.ts'

/** Tried in this order for a text with a pattern. */
const texts = ['home-1', '3121', '2026-11-22T02:00:00.000Z', 'Australia/Melbourne', 'A text']

/** A value that fits the schema, with every field that may be there. */
export const exampleOf = (schema: JsonSchema): unknown => {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = choicesOf(schema)
  if (choices) return exampleOf(choices.find(({ type }) => type !== 'null') ?? {})
  return examplesByType[String(schema.type)]?.(schema) ?? null
}

const examplesByType: Record<string, (schema: JsonSchema) => unknown> = {
  object: ({ properties = {}, additionalProperties }) => ({
    ...Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, exampleOf(field)])),
    ...(typeof additionalProperties === 'object' && { Pool: exampleOf(additionalProperties) }),
  }),
  array: ({ items }) => (items ? [exampleOf(items)] : []),
  string: ({ pattern, format }) => {
    const fits = new RegExp(typeof pattern === 'string' ? pattern : '', 'u')
    return format === 'date-time' ? texts[2] : texts.find((text) => fits.test(text))
  },
  integer: ({ minimum = 0 }) => Math.max(1, Number(minimum)),
  number: ({ minimum = 0 }) => Math.max(0.5, Number(minimum)),
  boolean: () => true,
}
