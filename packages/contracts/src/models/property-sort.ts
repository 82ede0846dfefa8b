import * as z from 'zod/mini'

export const PropertySort = z.enum(['score-desc', 'price-asc', 'price-desc', 'recent'])
export type PropertySort = z.infer<typeof PropertySort>
