import { Schema, type SchemaDefinition } from 'mongoose'
import { fillDefaultsOnRead } from './fill-defaults.ts'

/**
 * A strict schema with string ids and no version key; unknown fields are refused. A JSON field names its `contract`, or
 * that of its elements: `home: { type: Json, contract: PropertySnapshot }`.
 */
export function defineSchema<Doc>(definition: SchemaDefinition): Schema<Doc> {
  const schema = new Schema<Doc>(definition, {
    versionKey: false,
    strict: 'throw',
    strictQuery: 'throw',
    minimize: false,
    id: false,
  })
  fillDefaultsOnRead(schema)
  return schema
}

/** Any JSON value, stored as given. */
export const Json = Schema.Types.Mixed

export const requiredString = { type: String, required: true } as const
export const requiredDate = { type: Date, required: true } as const
export const requiredNumber = { type: Number, required: true } as const
