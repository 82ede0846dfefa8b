import { refused } from './stripe-error.ts'

/** Form fields of a request to Stripe's API, nested by brackets. */
export interface Form {
  [name: string]: FormValue
}
export type FormValue = string | Form

/** Parses `items[0][price]=p&expand[]=x` to nested objects; list entries are named by position. */
export function parseForm(encoded: string): Form {
  const form = blank()
  for (const [name, value] of new URLSearchParams(encoded)) place(form, name.replaceAll(']', '').split('['), value)
  return form
}

const blank = (): Form => Object.create(null) as Form

const place = (form: Form, [head = '', ...rest]: string[], value: string): void => {
  const name = head === '' ? String(Object.keys(form).length) : head
  if (rest.length === 0) {
    form[name] = value
    return
  }
  const child = form[name]
  const next = typeof child === 'object' ? child : blank()
  form[name] = next
  place(next, rest, value)
}

export function textOf(form: Form, name: string): string | undefined {
  const value = form[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function requireText(form: Form, name: string): string {
  const value = textOf(form, name)
  if (value !== undefined) return value
  throw refused(`Missing required param: ${name}.`, name, 'parameter_missing')
}

export function wholeOf(form: Form, name: string): number | undefined {
  const value = textOf(form, name)
  if (value === undefined) return undefined
  if (/^-?\d{1,12}$/.test(value)) return Number(value)
  throw refused(`Invalid integer: ${value}`, name, 'parameter_invalid_integer')
}

export function flagOf(form: Form, name: string): boolean | undefined {
  const value = textOf(form, name)
  return value === undefined ? undefined : value === 'true'
}

export function formOf(form: Form, name: string): Form {
  const value = form[name]
  return typeof value === 'object' ? value : {}
}

export function listOf(form: Form, name: string): FormValue[] {
  return Object.values(formOf(form, name))
}

/** Returns the names and values of a flat map, such as `metadata`. */
export function mapOf(form: Form, name: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(formOf(form, name)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
