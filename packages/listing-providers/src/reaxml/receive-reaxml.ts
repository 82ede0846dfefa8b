import {
  getFeedReport as getFeedReportRoute,
  hrefOf,
  type listFeedReports as listFeedReportsRoute,
  type receiveReaxml as receiveReaxmlRoute,
} from '@verandah/contracts'
import { Answer, notFound, unauthenticated, type Call } from '@verandah/kit'
import type { FeedContext } from './create-feeds.ts'

const reportsShown = 50

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Authenticates an agency before the body is read. */
const agencyOf = async ({ feeds }: FeedContext, headers: Headers): Promise<string> => {
  const token = /^Bearer (\S{1,200})$/i.exec(String(headers.authorization ?? ''))?.[1]
  const agency = token === undefined ? null : await feeds.tokens.agencyOf(token)
  if (agency === null) throw unauthenticated()
  return agency
}

/** `POST /api/feeds/reaxml`: an agency pushes its listings; the reply names the report that fills as they are read. */
export const receiveReaxml =
  (context: FeedContext) =>
  async ({ headers, bytes }: Pick<Call<typeof receiveReaxmlRoute>, 'headers' | 'bytes'>) => {
    const report = await context.feeds.accept(bytes, await agencyOf(context, headers))
    const location = hrefOf(getFeedReportRoute, { params: { id: report.id } })
    return new Answer(report, { Location: location, 'Retry-After': '1' })
  }

/** `GET /api/feeds/reaxml/reports/{id}`: the report of one of an agency's feeds. */
export const getFeedReport =
  (context: FeedContext) =>
  async ({ headers, params }: Pick<Call<typeof getFeedReportRoute>, 'headers' | 'params'>) => {
    const report = await context.feeds.reports.find(params.id, await agencyOf(context, headers))
    if (report === null) throw notFound()
    return report
  }

/** `GET /api/feeds/reaxml/reports`: reports of an agency's latest feeds, newest first, with their reasons grouped. */
export const listFeedReports =
  (context: FeedContext) =>
  async ({ headers }: Pick<Call<typeof listFeedReportsRoute>, 'headers'>) =>
    context.feeds.reports.latestOf(await agencyOf(context, headers), reportsShown)
