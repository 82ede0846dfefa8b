import * as z from 'zod/mini'

export const Dollars = z
  .int()
  .check(z.gte(0, 'Give an amount of $0 or more'), z.lte(100_000_000, 'At most $100,000,000'))
export const Percent = z.number().check(z.gte(0, 'Give 0 or more'), z.lte(100, 'At most 100'), z.multipleOf(0.01))
