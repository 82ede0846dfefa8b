import * as z from 'zod'

/** A field that violates its documentation counts as unknown; only identity and address must be valid. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().catch(null)
}

export const text = optional(z.string())
export const number = optional(z.number())

/** Describes how a reply violates its documentation, for the report of rejected adverts. */
export function issuesIn({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`).join('; ')
}
