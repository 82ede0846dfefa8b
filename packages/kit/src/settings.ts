import * as z from 'zod'

export type Environment = Readonly<Record<string, string | undefined>>

/** A setting that cannot be used. The message is a sentence per variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** Reads settings whose names are environment variables; an empty variable counts as absent. Throws `SettingsError`. */
export const readSettings = <Schema extends z.ZodObject>(
  schema: Schema,
  environment: Environment,
): z.output<Schema> => {
  const given = Object.keys(schema.shape).flatMap((name) => {
    const value = environment[name]
    return value === undefined || value === '' ? [] : [[name, value] as const]
  })
  const result = schema.safeParse(Object.fromEntries(given))
  if (result.success) return result.data
  throw new SettingsError(result.error.issues.map((issue) => sentenceOf(issue, environment)).join('\n'))
}

const sentenceOf = (issue: z.core.$ZodIssue, environment: Environment): string => {
  const name = String(issue.path[0] ?? '')
  const isSecret = /SECRET|KEY|TOKEN|PASSWORD|_URL$/.test(name)
  const found =
    environment[name] === undefined
      ? 'it is not set'
      : isSecret
        ? 'its value is hidden'
        : `it is "${environment[name]}"`
  return `The setting ${name} cannot be used (${found}): ${issue.message}.`
}

/** Whole milliseconds. */
export const Milliseconds = z.coerce.number('expected a whole number of milliseconds').int().nonnegative()

export const Port = z.coerce.number('expected a port number').int().min(0).max(65535)

export const Flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** Where browsers reach the product; cookies are `Secure` and HSTS is sent when it is https. */
export const PublicUrl = z
  .url({ protocol: /^https?$/, error: 'expected an http or https address' })
  .default('http://localhost:8080')
