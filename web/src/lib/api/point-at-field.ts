import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { problemOf } from './api-error.ts'

/** Shows a server-side validation error on the form field it concerns; `fields` maps problem codes to fields. */
export const pointAtField =
  <Values extends FieldValues>(setError: UseFormSetError<Values>, fields: Partial<Record<string, Path<Values>>>) =>
  (error: unknown): void => {
    const problem = problemOf(error)
    const field = fields[problem?.code ?? '']
    if (problem !== null && field !== undefined) setError(field, { message: problem.detail }, { shouldFocus: true })
  }
