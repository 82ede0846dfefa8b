import { Schema, type SchemaDefinition } from 'mongoose'
import { fillDefaultsOnRead } from './fill-defaults.ts'

/**
 * A strict schema with string ids, no version key, and nothing silently dropped or guessed.
 * A field of JSON names its `contract`, or that of each element: `home: { type: Json, contract: PropertySnapshot }`.
 */
export const defineSchema = <Doc>(definition: SchemaDefinition): Schema<Doc> => {
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

/** Any JSON value, stored as it is. */
export const Json = Schema.Types.Mixed

export const requiredString = { type: String, required: true } as const
export const requiredDate = { type: Date, required: true } as const
export const requiredNumber = { type: Number, required: true } as const
