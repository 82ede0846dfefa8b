import * as z from 'zod'

/** A field that is not as documented counts as unknown; only what identifies and places a home must be right. */
export const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().catch(null)

export const text = optional(z.string())
export const number = optional(z.number())

/** Why a reply is not as documented, for the report of rejected adverts. */
export const issuesIn = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`).join('; ')
