import type * as z from 'zod'
import { type Period, whyOverlapping, whyWrongDates } from './check-periods.ts'

type Entries<Entry> = z.ZodType<Entry[]>

/** A list in which every entry has dates that fit. */
export function dated<Entry extends Period>(list: Entries<Entry>): Entries<Entry> {
  return list.check(({ value, issues }) =>
    value.forEach((entry, index) => {
      const message = whyWrongDates(entry)
      if (message !== null) issues.push({ code: 'custom', message, path: [index, 'validUntil'], input: entry })
    }),
  )
}

/** A dated list with at most one entry for every date. */
export function one<Entry extends Period>(list: Entries<Entry>): Entries<Entry> {
  return oneOfEach(list, () => '')
}

/** A dated list with at most one entry of the same name for every date. */
export function oneOfEach<Entry extends Period>(list: Entries<Entry>, nameOf: (entry: Entry) => string) {
  return dated(list).check(({ value, issues }) => {
    for (const name of new Set(value.map(nameOf))) {
      const why = whyOverlapping(value.filter((entry) => nameOf(entry) === name))
      if (why === null) continue
      issues.push({ code: 'custom', message: name === '' ? why : `${name}: ${why}`, path: [], input: value })
    }
  })
}
