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

/** Fields that every document has. */
export const required = {
  string: { type: String, required: true },
  number: { type: Number, required: true },
  date: { type: Date, required: true },
} as const
