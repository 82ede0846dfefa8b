import type { Schema } from 'mongoose'
import type * as z from 'zod/v4/core'

type Fill = (value: unknown) => void

/** Fills in contract defaults that an earlier build did not store; far cheaper than parsing. */
export function fillDefaultsOnRead<Doc>(schema: Schema<Doc>): void {
  const fields = Object.entries(schema.paths).flatMap(([field, { options }]) => {
    const { contract } = options as { contract?: z.$ZodType }
    const fill = contract && fillerOf(contract)
    return fill ? [{ field, fill }] : []
  })
  if (fields.length === 0) return
  schema.post(['find', 'findOne', 'findOneAndUpdate'], function (found: unknown) {
    const projected = Object.keys({ ...this.projection() })
    for (const { field, fill } of fields) {
      if (projected.some((path) => path.startsWith(`${field}.`))) continue
      for (const doc of [found].flat()) fill((doc as Record<string, unknown> | null)?.[field])
    }
  })
}

/** The filler for a contract's defaults; null if it has none. */
export function fillerOf(contract: z.$ZodType): Fill | null {
  const { def } = (contract as z.$ZodTypes)._zod
  if (def.type === 'object') return fillerOfObject(def.shape)
  if (def.type === 'array') return fillerOf(def.element)
  return def.type === 'default' || def.type === 'nullable' || def.type === 'optional' ? fillerOf(def.innerType) : null
}

const fillerOfObject = (shape: Readonly<Record<string, z.$ZodType>>): Fill | null => {
  const steps = Object.entries(shape).flatMap(([name, field]) => {
    const { def } = (field as z.$ZodTypes)._zod
    const inner = fillerOf(field)
    return def.type === 'default' || inner ? [{ name, inner, def }] : []
  })
  if (steps.length === 0) return null
  const fill: Fill = (value) => {
    if (Array.isArray(value)) value.forEach(fill)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const record = value as Record<string, unknown>
    for (const { name, inner, def } of steps) {
      if (record[name] !== undefined) inner?.(record[name])
      else if (def.type === 'default') record[name] = def.defaultValue
    }
  }
  return fill
}
