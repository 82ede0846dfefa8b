import { Schema, type SchemaDefinition } from 'mongoose'

/** A strict schema with string ids, no version key, and nothing silently dropped or guessed. */
export const defineSchema = <Doc>(definition: SchemaDefinition): Schema<Doc> =>
  new Schema<Doc>(definition, {
    versionKey: false,
    strict: 'throw',
    strictQuery: 'throw',
    minimize: false,
    id: false,
  })

/** Any JSON value, stored as it is. */
export const Json = Schema.Types.Mixed

export const requiredString = { type: String, required: true } as const
export const requiredDate = { type: Date, required: true } as const
export const requiredNumber = { type: Number, required: true } as const
