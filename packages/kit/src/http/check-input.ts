import type { InvalidField } from '@verandah/contracts'
import type { ZodMiniType } from 'zod/mini'
import { faultWords } from './fault-words.ts'

interface Checked {
  value: unknown
  errors: InvalidField[]
}

/** Parses part of a request by its contract; faults are described by field, in plain language. */
export function checkInput(schema: ZodMiniType | undefined, given: unknown): Checked {
  if (schema === undefined) return { value: undefined, errors: [] }
  const result = schema.safeParse(given, { error: faultWords })
  if (result.success) return { value: result.data, errors: [] }
  return {
    value: undefined,
    errors: result.error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message })),
  }
}
