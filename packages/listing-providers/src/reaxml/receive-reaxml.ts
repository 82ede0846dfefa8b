import type {
  FeedReport,
  listFeedReports as listFeedReportsRoute,
  receiveReaxml as receiveReaxmlRoute,
} from '@verandah/contracts'
import { AppError, createSemaphore, unauthenticated, type Call } from '@verandah/kit'
import type { FeedContext } from './create-feeds.ts'

const atOnce = 2
const mostWaiting = 20
const reportsShown = 50

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Authenticates an agency before the body is read. */
const agencyOf = async ({ feeds }: FeedContext, headers: Headers): Promise<string> => {
  const token = /^Bearer (\S{1,200})$/i.exec(String(headers.authorization ?? ''))?.[1]
  const agency = token === undefined ? null : await feeds.tokens.agencyOf(token)
  if (agency === null) throw unauthenticated()
  return agency
}

/** `POST /api/feeds/reaxml`: an agency pushes its listings; the reply gives the reason for each rejected one. */
export const receiveReaxml = (context: FeedContext) => {
  const turns = createSemaphore(atOnce)
  let underWay = 0
  return async ({
    headers,
    bytes,
  }: Pick<Call<typeof receiveReaxmlRoute>, 'headers' | 'bytes'>): Promise<FeedReport> => {
    const agency = await agencyOf(context, headers)
    if (underWay >= atOnce + mostWaiting) throw tooMany()
    underWay += 1
    try {
      const ingest = () => context.feeds.ingest(bytes, { name: agency, isTrusted: false })
      const { refusal, ...report } = await turns.run(ingest)
      if (refusal !== null) throw new AppError('unreadable', { code: 'not-reaxml', detail: refusal })
      return report
    } finally {
      underWay -= 1
    }
  }
}

const tooMany = () =>
  new AppError('unavailable', {
    code: 'feeds-busy',
    detail: 'Other agencies’ feeds are being read. Please send yours again in a moment.',
    retryAfterMs: 10_000,
  })

/** `GET /api/feeds/reaxml/reports`: reports of an agency's latest feeds, newest first, with their reasons grouped. */
export const listFeedReports =
  (context: FeedContext) =>
  async ({ headers }: Pick<Call<typeof listFeedReportsRoute>, 'headers'>) =>
    context.feeds.reports.latestOf(await agencyOf(context, headers), reportsShown)
