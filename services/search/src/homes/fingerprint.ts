import { createHash } from 'node:crypto'

/** The same for equal values whatever the order of their keys; 32 hex digits. */
export const fingerprintOf = (value: unknown): string =>
  createHash('sha256').update(textOf(value)).digest('hex').slice(0, 32)

/** As `JSON.stringify` writes it, with the keys of every object in their order. */
const textOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(textOf).join(',')}]`
  const fields = value as Readonly<Record<string, unknown>>
  let text = ''
  for (const key of Object.keys(fields).sort())
    if (fields[key] !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${textOf(fields[key])}`
  return `{${text}}`
}
