import { hrefOf, listNotices as listRoute, type Notice } from '@verandah/contracts'
import { Answer, invalidCursor, linkToNext, notFound, type Handler } from '@verandah/kit'
import type { NotificationsContext } from './context.ts'
import { noticeText } from './domain/notice-text.ts'
import type { NoticeDoc } from './notice-document.ts'
import type { NoticeCursor } from './notices.ts'

/** Lists the caller's notices, newest first; `Link` leads to the next page. */
export const listNotices =
  ({ notices }: NotificationsContext): Handler<'listNotices'> =>
  async ({ caller, query: { limit, cursor } }) => {
    const found = await notices.page(caller.sub, limit + 1, readCursor(cursor))
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    return new Answer(shown.map(toNotice), {
      'X-Total-Count': String(await notices.countOf(caller.sub)),
      'X-Unread-Count': String(await notices.countUnread(caller.sub)),
      ...linkToNext(last ? hrefOf(listRoute, { query: { limit, cursor: writeCursor(last) } }) : null),
    })
  }

export const readNotice =
  ({ clock, notices }: NotificationsContext): Handler<'readNotice'> =>
  async ({ caller, params }) => {
    if (!(await notices.markRead(params.id, caller.sub, clock.now()))) throw notFound()
  }

export const readAllNotices =
  ({ clock, notices }: NotificationsContext): Handler<'readAllNotices'> =>
  async ({ caller }) => {
    await notices.markAllRead(caller.sub, clock.now())
  }

export function toNotice(doc: NoticeDoc): Notice {
  return {
    id: doc._id,
    kind: doc.kind,
    savedSearchId: doc.savedSearchId ?? null,
    planDate: doc.planDate ?? null,
    searchName: doc.searchName,
    propertyId: doc.propertyId ?? null,
    home: doc.home ?? null,
    before: doc.before,
    after: doc.after,
    text: noticeText(doc),
    createdAt: doc.createdAt.toISOString(),
    readAt: doc.readAt?.toISOString() ?? null,
  }
}

const writeCursor = ({ createdAt, _id }: NoticeDoc): string =>
  Buffer.from(`${createdAt.toISOString()}|${_id}`).toString('base64url')

/** Throws `invalid` for text that is not one of our cursors. */
const readCursor = (text: string | undefined): NoticeCursor | null => {
  if (text === undefined) return null
  const [, at = '', id = ''] = /^([\d:.TZ-]+)\|([\da-f]+)$/.exec(Buffer.from(text, 'base64url').toString('utf8')) ?? []
  const createdAt = new Date(at)
  if (id === '' || Number.isNaN(createdAt.getTime())) throw invalidCursor()
  return { createdAt, id }
}
