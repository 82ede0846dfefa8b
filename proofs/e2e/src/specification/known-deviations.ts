import type { Section } from './row.ts'

/** A line of the specification from which the product deviates on purpose. */
interface KnownDeviation {
  readonly section: Section
  readonly says: string
  /** Number of the decision that explains it: the start of its file name. */
  readonly decision: string
}

export const knownDeviations: readonly KnownDeviation[] = [
  { section: 9, says: 'the displayed list score is 90 plus the score modulo 10', decision: '0004' },
  { section: 9, says: 'the breakdown of the results page: features are min(10, number of features)', decision: '0022' },
  { section: 9, says: 'the breakdown of the results page: price is 10 less one for each $100,000', decision: '0004' },
  { section: 2, says: 'the home screen sends a signed-in user to the next unfinished step', decision: '0010' },
  { section: 2, says: 'signed-in users see Continue on the landing page', decision: '0010' },
  { section: 2, says: 'View All Events, Connect Google Calendar and Load More have no behaviour', decision: '0010' },
  { section: 9, says: 'the location text is truncated at 25 characters in the recent list', decision: '0010' },
  { section: 4, says: 'if no plan is known after saving the weights, go to /pricing', decision: '0010' },
  {
    section: 4,
    says: 'after the weights a paid plan requests a subscription',
    decision: '0010',
  },
  { section: 5, says: 'any password of at least 8 characters is accepted', decision: '0010' },
  { section: 5, says: 'a list shows whatever display price a home without a price has', decision: '0023' },
]
