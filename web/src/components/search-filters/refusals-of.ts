import { errorText, problemOf } from '@/lib/api/api-error.ts'
import type { FilterProblems } from './filters-form.ts'

const fields: Readonly<Record<string, keyof FilterProblems>> = {
  location: 'chosen',
  locations: 'chosen',
  suburb: 'chosen',
  minPrice: 'minPrice',
  maxPrice: 'maxPrice',
  minLandSize: 'minLandSize',
}

/** Maps a validation problem to form errors by field; `form` for those of no field. */
export function refusalsOf(error: unknown): FilterProblems {
  const errors = problemOf(error)?.errors ?? []
  if (errors.length === 0) return { form: errorText(error) }
  return Object.fromEntries(errors.map(({ field, message }) => [fields[field.split('.')[0] ?? ''] ?? 'form', message]))
}
