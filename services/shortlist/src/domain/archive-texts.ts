import { checkLabel, type CheckRating, type SavedProperty, type Visit, type VisitEntry } from '@verandah/contracts'
import { longDay } from '@verandah/purchase-dates'

export function addressOf({ home }: Pick<SavedProperty, 'home'>): string {
  return home?.address ?? 'Saved home'
}

const ratingWords: Readonly<Record<CheckRating, string>> = {
  good: 'good',
  fair: 'fair',
  poor: 'poor',
  'not-applicable': 'not applicable',
}

const groups = [
  { kind: 'check', title: 'Looked at' },
  { kind: 'question', title: 'Questions' },
  { kind: 'note', title: 'Notes' },
] as const

/** Visits as text to read. Entries are in the order in which they were last changed. */
export function visitsText(address: string, visits: readonly Visit[]): string {
  return linesOf([`Your visits to ${address}`, ...visits.flatMap(visitLines)])
}

const visitLines = ({ on, entries }: Visit): string[] => {
  const ordered = entries.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
  const parts = groups.flatMap(({ kind, title }) => {
    const own = ordered.filter((entry) => entry.kind === kind)
    return own.length === 0 ? [] : ['', title, ...own.flatMap(entryLines)]
  })
  return ['', '', longDay(on), ...parts]
}

const orderOf = ({ changedAt, id }: VisitEntry): string => `${changedAt} ${id}`

const entryLines = (entry: VisitEntry): string[] => {
  if (entry.kind === 'note') return itemLines(entry.text)
  if (entry.kind === 'question') return itemLines(entry.text, entry.answer === '' ? 'No answer yet' : entry.answer)
  const rating = entry.rating === null ? 'not rated' : ratingWords[entry.rating]
  return itemLines(`${checkLabel(entry.id)}: ${rating}`, entry.note)
}

const itemLines = (text: string, more = ''): string[] => {
  const [first = '', ...rest] = text.split(/\r\n?|\n/)
  return [`- ${first}`, ...[...rest, ...(more === '' ? [] : more.split(/\r\n?|\n/))].map((line) => `  ${line}`)]
}

interface Contents {
  readonly saved: SavedProperty
  readonly hasVisits: boolean
  readonly hasPurchase: boolean
  readonly hasFiles: boolean
  /** Paths of files that were deleted while the archive was being made. */
  readonly deleted: readonly string[]
  /** The local day of the archive. */
  readonly day: string
}

/** What the archive is, of which day, and what is not in it. */
export function readMeText({ saved, hasVisits, hasPurchase, hasFiles, deleted, day }: Contents): string {
  return linesOf([
    addressOf(saved),
    '',
    `What you keep of this home in Verandah, as of ${longDay(day)}.`,
    '',
    'home.json: the home as its adverts last described it, your notes, tags, verdict, score and walk-away price',
    ...(hasVisits ? ['visits.txt: what you wrote down at visits', 'visits.json: the same, for programs'] : []),
    ...(hasPurchase ? ['purchase.json: dates, offers and people of your purchase'] : []),
    ...(hasFiles ? ['files: your photos and documents'] : []),
    '',
    'Your calendar events, how the score changed, and what other members of your household keep are not in this archive.',
    'Look through it before you pass it on: it holds what is private to you.',
    ...(deleted.length > 0
      ? ['', 'Deleted while this archive was being made, and not in it:', ...deleted.map((path) => `- ${path}`)]
      : []),
  ])
}

const linesOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`
