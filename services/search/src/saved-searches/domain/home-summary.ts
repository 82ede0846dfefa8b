import { HomeSummary, type PropertySnapshot } from '@verandah/contracts'

const fields = Object.keys(HomeSummary.shape) as (keyof HomeSummary)[]

/** As much of a home as a notice shows. */
export const summaryOf = (home: PropertySnapshot): HomeSummary =>
  Object.fromEntries(fields.map((field) => [field, home[field]])) as HomeSummary
