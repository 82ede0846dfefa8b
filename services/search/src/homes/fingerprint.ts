import { createHash } from 'node:crypto'

/** A hash of a value, independent of key order; 32 hex digits. */
export function fingerprintOf(value: unknown): string {
  return createHash('sha256').update(textOf(value)).digest('hex').slice(0, 32)
}

/** Like `JSON.stringify`, with sorted keys. */
const textOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(textOf).join(',')}]`
  const fields = value as Readonly<Record<string, unknown>>
  let text = ''
  for (const key of Object.keys(fields).sort())
    if (fields[key] !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${textOf(fields[key])}`
  return `{${text}}`
}
