/** The part of JSON Schema (draft 2020-12) that zod writes. */
export interface JsonSchema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  [keyword: string]: unknown
}

/** A value that `written` allows and `read` rejects: its path and the reason. */
export interface Refusal {
  at: string
  why: string
}

/** Reason for a required field that `written` may omit. */
export const mayBeMissing = 'it is needed, and may be missing'

const refuse = (at: string, why: string): Refusal[] => [{ at, why }]

/** Returns what one schema may write and the other rejects; empty if the reader accepts everything. */
export function findRefusals(written: JsonSchema, read: JsonSchema, at = ''): Refusal[] {
  const kinds = choicesOf(written)
  if (kinds) return kinds.flatMap((kind) => findRefusals(kind, read, at))
  const choices = choicesOf(read)
  if (choices) return refusalsOfChoice(written, choices, at)
  const values = valuesOf(written)
  const known = valuesOf(read)
  if (known) {
    const strange = values?.filter((value) => !known.includes(value)) ?? ['any other value']
    return strange.flatMap((value) => refuse(at, `${JSON.stringify(value)} is not one of ${JSON.stringify(known)}`))
  }
  if (values?.every((value) => typeof value === read.type)) return []
  if (read.type && read.type !== written.type && !(read.type === 'number' && written.type === 'integer'))
    return refuse(at, `${String(written.type)} is not ${String(read.type)}`)
  return [...refusalsOfLimits(written, read, at), ...refusalsOfParts(written, read, at)]
}

/** `{ type: ['string', 'null'] }` is a choice too. */
export function choicesOf(schema: JsonSchema): JsonSchema[] | undefined {
  const { type } = schema
  if (!Array.isArray(type)) return schema.anyOf ?? schema.oneOf
  return type.map((one) => (one === 'null' ? { type: one } : { ...schema, type: one }))
}

const valuesOf = (schema: JsonSchema): unknown[] | undefined =>
  schema.enum ?? ('const' in schema ? [schema.const] : undefined)

/** None if one choice accepts it; otherwise the reasons of the closest choice. */
const refusalsOfChoice = (written: JsonSchema, choices: JsonSchema[], at: string): Refusal[] => {
  const refusals = choices.map((choice) => findRefusals(written, choice, at))
  if (refusals.some(({ length }) => length === 0)) return []
  return refusals.toSorted((a, b) => depthOf(b) - depthOf(a))[0] ?? []
}

const depthOf = (refusals: Refusal[]): number => Math.max(0, ...refusals.map(({ at }) => at.length))

const lowerLimits = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems']
const upperLimits = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems']
const sameLimits = ['pattern', 'format', 'allOf', 'propertyNames']

const refusalsOfLimits = (written: JsonSchema, read: JsonSchema, at: string): Refusal[] => {
  const isStricter = (limit: string): boolean => {
    const mine = read[limit]
    const theirs = written[limit]
    if (mine === undefined) return false
    if (lowerLimits.includes(limit)) return !(Number(theirs) >= Number(mine))
    if (upperLimits.includes(limit)) return !(Number(theirs) <= Number(mine))
    return JSON.stringify(mine) !== JSON.stringify(theirs)
  }
  return [...lowerLimits, ...upperLimits, ...sameLimits]
    .filter(isStricter)
    .flatMap((limit) => refuse(at, `its ${limit} is ${JSON.stringify(read[limit])}`))
}

const refusalsOfParts = (written: JsonSchema, read: JsonSchema, at: string): Refusal[] => {
  const missing = (read.required ?? []).filter((name) => !written.required?.includes(name))
  const fields = Object.entries(written.properties ?? {}).flatMap(([name, field]) => {
    const reader = read.properties?.[name] ?? anySchema(read.additionalProperties)
    return reader ? findRefusals(field, reader, `${at}.${name}`) : []
  })
  const entries = anySchema(written.additionalProperties)
  const entryReader = anySchema(read.additionalProperties)
  return [
    ...missing.flatMap((name) => refuse(`${at}.${name}`, mayBeMissing)),
    ...fields,
    ...(entries && entryReader ? findRefusals(entries, entryReader, `${at}.*`) : []),
    ...(written.items && read.items ? findRefusals(written.items, read.items, `${at}[]`) : []),
  ]
}

const anySchema = (schema: JsonSchema | boolean | undefined): JsonSchema | undefined =>
  typeof schema === 'object' ? schema : undefined
