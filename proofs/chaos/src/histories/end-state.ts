import type { Stored } from './replay.ts'

/** Fields that may differ between two orders, because they count steps or record their time. */
const mayDiffer: Readonly<Record<string, readonly string[]>> = {
  searches: ['revision'],
  purchases: ['told'],
  told_scores: ['revision'],
  export_parts: ['data'],
  user_data_answers: ['forgotten'],
  calendar_events: ['revision', 'updatedAt', 'movedFrom'],
}

/** Returns what is compared of everything that a story left behind: one line per document, without generated ids. */
export function endStateOf(stored: readonly Stored[]): string[] {
  const mails = stored.filter(({ collection }) => collection === 'outgoing_mail')
  const hasLeft = stored.some(({ collection, document }) => collection === 'user_data_answers' && isDeletion(document))
  const others = stored.filter((one) => !mails.includes(one) && !(hasLeft && isNameless(one))).map(lineOf)
  return [...others, ...mailsOf(mails)].map(withoutMadeUp).toSorted()
}

const isDeletion = ({ _id }: Stored['document']) => String(_id).includes('-deletion:')

/** A page scored before its user was erased contains only a search id, until it expires. Later pages are refused. */
const isNameless = ({ collection, document }: Stored) =>
  collection === 'scored_pages' && Array.isArray(document.outbox) && document.outbox.length === 0

const lineOf = ({ collection, document }: Stored): string => {
  const skipped = mayDiffer[collection] ?? []
  const compared = Object.entries(document).filter(([name, value]) => !skipped.includes(name) && value !== false)
  return `${collection} ${JSON.stringify(inOrder(Object.fromEntries(compared)))}`
}

/**
 * Keeps only the newest message about a subscription: a late one is not sent. Names and addresses depend on the time.
 */
const mailsOf = (mails: readonly Stored[]): string[] => {
  const said = mails.map(({ document: { _id, kind, subject } }) => ({
    key: String(_id),
    kind,
    subject: String(subject),
  }))
  const standing = said.filter(isStanding)
  const others = said.filter((mail) => !isStanding(mail))
  const newest = standing.toSorted((one, other) => one.key.localeCompare(other.key)).at(-1)
  return [...others.map(({ key, subject }) => `mail ${key} ${subject}`), ...(newest ? [`mail ${newest.subject}`] : [])]
}

const isStanding = ({ kind }: { kind: unknown }) => kind === 'subscription-changed'

/** Sorts keys, and the answers of services too. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value.map(inOrder).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, one]) => [name, inOrder(one)]))
}

const withoutMadeUp = (line: string): string =>
  line
    .replaceAll(/h\d+[ab](?=-)/g, 'story')
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'made-up')
    .replaceAll(/\b[\da-f]{32,64}\b/g, 'digest')
