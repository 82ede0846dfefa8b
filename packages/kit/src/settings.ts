import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { reasonOf } from './errors.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** A setting that cannot be used. The message is a sentence per variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/**
 * Returns a setting's value, or the contents of the file that `NAME_FILE` names; undefined if absent or empty. Throws
 * `SettingsError`.
 */
export function settingOf(environment: Environment, name: string): string | undefined {
  const value = environment[name]
  const file = environment[`${name}_FILE`]
  if (value !== undefined && value !== '') return value
  if (file === undefined || file === '') return undefined
  try {
    const held = readFileSync(file, 'utf8').trim()
    return held === '' ? undefined : held
  } catch (error) {
    throw new SettingsError(`The setting ${name}_FILE cannot be used: ${file} cannot be read (${reasonOf(error)}).`)
  }
}

/**
 * Reads settings whose names are environment variables; an empty variable counts as absent. Each may come from a file,
 * which `NAME_FILE` names. Throws `SettingsError`.
 */
export function readSettings<Schema extends z.ZodObject>(schema: Schema, environment: Environment): z.output<Schema> {
  const given = Object.keys(schema.shape).flatMap((name) => {
    const value = settingOf(environment, name)
    return value === undefined ? [] : [[name, value] as const]
  })
  const result = schema.safeParse(Object.fromEntries(given))
  if (result.success) return result.data
  throw new SettingsError(result.error.issues.map((issue) => sentenceOf(issue, environment)).join('\n'))
}

const sentenceOf = (issue: z.core.$ZodIssue, environment: Environment): string => {
  const name = String(issue.path[0] ?? '')
  const isSecret = /SECRET|KEY|TOKEN|PASSWORD|_URL$/.test(name) || !environment[name]
  const found =
    settingOf(environment, name) === undefined
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

export const PublicUrl = z
  .url({ protocol: /^https?$/, error: 'expected an http or https address' })
  .default('http://localhost:8080')
  .describe('Address at which browsers reach the product; with https, cookies are `Secure` and HSTS is sent.')

/** In a MongoDB address without a user, the user is the one named after this process's only part. */
export function asStoreUser(url: string, password: string | undefined, parts: readonly string[]): string {
  const [part = ''] = parts
  const isOwn = password !== undefined && parts.length === 1 && !/\/\/[^/?]*@/.test(url)
  return withPassword(isOwn ? url.replace('//', `//${part}@`) : url, password)
}

/**
 * Adds the password to the user of each comma-separated address that has none.
 */
export function withPassword(url: string, password: string | undefined): string {
  return password === undefined
    ? url
    : url.replace(/(\/\/[^@/:,]+)@/g, (_, user: string) => `${user}:${encodeURIComponent(password)}@`)
}
