import { createHash } from 'node:crypto'
import { NoticeCreated, type EventOf, type HomeChange, type SavedSearchChecked } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import type { NotificationsContext } from './context.ts'
import { digestAt } from './domain/digest-at.ts'

type Checked = EventOf<typeof SavedSearchChecked>['data']

/** Turns what a comparison said into notices: each once, whenever and however often it is told. */
export const createNotices =
  (context: NotificationsContext) =>
  async ({ data }: EventOf<typeof SavedSearchChecked>): Promise<void> => {
    const { clock, erasedUsers, preferences } = context
    if (await erasedUsers.has(data.userId)) return
    const wanted = await preferences.of(data.userId, data.changes[0]?.home.timeZone)
    const mailAt = digestAt({ ...wanted, frequency: data.frequency }, clock.now())
    for (const change of data.changes) await addNotice(context, data, change, mailAt)
  }

const addNotice = async (
  { clock, notices }: NotificationsContext,
  { savedSearchId, userId, name, check, checkedAt }: Checked,
  change: HomeChange,
  mailAt: Date | null,
): Promise<void> => {
  const { kind, propertyId } = change
  const noticeId = noticeIdOf({ savedSearchId, check, ...change })
  const created = newEvent(
    NoticeCreated,
    { noticeId, userId, kind, propertyId, createdAt: checkedAt },
    { clock, id: `notice:${noticeId}` },
  )
  const notice = { _id: noticeId, userId, savedSearchId, searchName: name, ...change, createdAt: new Date(checkedAt) }
  await notices.add({ ...notice, ...(mailAt && { digestAt: mailAt }) }, created)
}

interface Told extends Pick<HomeChange, 'kind' | 'propertyId' | 'before' | 'after'> {
  savedSearchId: string
  /** Which comparison of the saved search said so: a price may fall to the same figure twice. */
  check: number
}

/** One id for one thing that happened: comparisons are numbered, and each says a thing once. */
const noticeIdOf = ({ savedSearchId, check, propertyId, kind, before, after }: Told): string =>
  createHash('sha256')
    .update(JSON.stringify([savedSearchId, check, propertyId, kind, before, after]))
    .digest('hex')
    .slice(0, 32)
