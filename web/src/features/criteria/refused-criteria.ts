import { errorText, problemOf } from '@/lib/api/error-text.ts'

const typedFields = ['suburb', 'minPrice', 'maxPrice', 'minLandSize'] as const

export interface Refusal {
  at: (typeof typedFields)[number] | 'root'
  message: string
}

/** What the server does not take, each sentence at the field that it is about; at the form where there is no such field. */
export const refusalsOf = (error: unknown): Refusal[] => {
  const refused = (problemOf(error)?.errors ?? []).flatMap(({ field, message }): Refusal[] =>
    typedFields.filter((typed) => typed === field).map((at) => ({ at, message })),
  )
  return refused.length > 0 ? refused : [{ at: 'root', message: errorText(error) }]
}
