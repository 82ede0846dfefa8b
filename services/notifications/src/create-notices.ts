import { NoticeCreated, type EventOf, type HomeChange, type SavedSearchChecked } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import type { NotificationContext } from './context.ts'
import { digestAt } from './domain/digest-at.ts'
import { noticeIdOf } from './notice-id.ts'

type Checked = EventOf<typeof SavedSearchChecked>['data']

/** Turns what a comparison said into notices: each once, whenever and however often it is told. */
export const createNotices =
  (context: NotificationContext) =>
  async ({ data }: EventOf<typeof SavedSearchChecked>): Promise<void> => {
    const { clock, goneUsers, preferences } = context
    if (await goneUsers.has(data.userId)) return
    const wishes = await preferences.of(data.userId, data.changes[0]?.home.timeZone)
    const mailAt = digestAt({ ...wishes, frequency: data.frequency }, clock.now())
    for (const change of data.changes) await addNotice(context, data, change, mailAt)
  }

const addNotice = async (
  { clock, notices }: NotificationContext,
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
