import fc from 'fast-check'
import type { JsonSchema } from './document.ts'

/** Values that a schema of the document allows. Checks in code (refinements) may still refuse them. */
export function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.anyOf)
    return fc.oneof(...schema.anyOf.map((one) => ({ weight: weightOf(one), arbitrary: arbitraryOf(one) })))
  switch (schema.type) {
    case 'string':
      return textOf(schema)
    case 'integer':
      return fc.integer(boundsOf(schema))
    case 'number':
      return fc.oneof(fc.integer(boundsOf(schema)), fc.double({ noNaN: true, ...boundsOf(schema) }))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return listOf(schema)
    case 'object':
      return recordOf(schema)
    default:
      return fc.jsonValue()
  }
}

/** Null is a single value; the others are many. */
const weightOf = ({ type }: JsonSchema): number => (type === 'null' ? 1 : 4)

const mostInteger = 2 ** 31 - 1
const boundsOf = ({ minimum = -mostInteger, maximum = mostInteger }: JsonSchema) => ({
  min: Math.max(minimum, -mostInteger),
  max: Math.min(maximum, mostInteger),
})

const textOf = ({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> => {
  if (format === 'email') return fc.integer({ min: 0 }).map((number) => `reader-${number}@example.com`)
  if (format === 'date-time') return instant
  const isAnyText = pattern === undefined || pattern.includes('\\p') || pattern.includes('\\P')
  if (!isAnyText) return fc.stringMatching(new RegExp(pattern), { size: 'xsmall' })
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) })
}

const instant = fc
  .date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2099-12-31') })
  .map((date) => date.toISOString())

const listOf = ({ items = {}, minItems = 0, maxItems = 5 }: JsonSchema): fc.Arbitrary<unknown[]> =>
  fc.array(arbitraryOf(items), { minLength: minItems, maxLength: Math.min(maxItems, 5) })

const recordOf = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const { properties, required = [], propertyNames = {}, additionalProperties } = schema
  if (properties === undefined && typeof additionalProperties === 'object') {
    const key = arbitraryOf({ type: 'string', ...propertyNames }) as fc.Arbitrary<string>
    return fc.dictionary(key, arbitraryOf(additionalProperties), { maxKeys: 5, noNullPrototype: true })
  }
  const fields = Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, field]) => [name, arbitraryOf(field)] as const),
  )
  return fc.record(fields, { requiredKeys: [...required], noNullPrototype: true })
}
