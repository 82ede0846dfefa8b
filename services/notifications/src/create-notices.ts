import { createHash } from 'node:crypto'
import {
  NoticeCreated,
  type EventOf,
  type HomeChange,
  type PlannedOpeningChanged,
  type SavedSearchChecked,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import type { NotificationsContext } from './context.ts'
import { digestAt } from './domain/digest-at.ts'
import { longDay } from './domain/due-text.ts'

type Checked = EventOf<typeof SavedSearchChecked>['data']

/**
 * Creates a notice for each change of a comparison, once. Skips comparisons older than the retention of notices,
 * because a repeat could not be detected.
 */
export const createNotices =
  (context: NotificationsContext) =>
  async ({ data }: EventOf<typeof SavedSearchChecked>): Promise<void> => {
    const { clock, preferences, settings } = context
    if (Date.parse(data.checkedAt) <= clock.now().getTime() - settings.NOTICES_KEPT_MS) return
    const wanted = await preferences.of(data.userId, data.changes[0]?.home.timeZone)
    const mailAt = digestAt({ ...wanted, frequency: data.frequency }, clock.now())
    for (const change of data.changes) await addNotice(context, data, change, mailAt)
  }

const addNotice = async (
  { clock, notices }: NotificationsContext,
  data: Checked,
  change: HomeChange,
  mailAt: Date | null,
): Promise<void> => {
  const { savedSearchId, userId, name, checkedAt } = data
  const { kind, propertyId } = change
  const noticeId = noticeIdOf(data, change)
  const created = newEvent(
    NoticeCreated,
    { noticeId, userId, kind, propertyId, createdAt: checkedAt },
    { clock, id: `notice:${noticeId}` },
  )
  const notice = { _id: noticeId, userId, savedSearchId, searchName: name, ...change, createdAt: new Date(checkedAt) }
  await notices.add({ ...notice, ...(mailAt && { digestAt: mailAt }) }, created)
}

/**
 * Returns a deterministic id for a change. It includes the number of the comparison, because a price may fall to the
 * same figure twice.
 */
const noticeIdOf = ({ savedSearchId, check }: Checked, { propertyId, kind, before, after }: HomeChange): string =>
  createHash('sha256')
    .update(JSON.stringify([savedSearchId, check, propertyId, kind, before, after]))
    .digest('hex')
    .slice(0, 32)

/** Creates a notice for an opening of a planned day that has changed. */
export const createPlanNotice =
  (context: NotificationsContext) =>
  async ({ id, data }: EventOf<typeof PlannedOpeningChanged>): Promise<void> => {
    const { clock, notices, preferences, settings } = context
    const { userId, date, changedAt, ...change } = data
    if (Date.parse(changedAt) <= clock.now().getTime() - settings.NOTICES_KEPT_MS) return
    const wanted = await preferences.of(userId, change.home.timeZone)
    const mailAt = digestAt({ ...wanted, frequency: 'instant' }, clock.now())
    const noticeId = createHash('sha256').update(id).digest('hex').slice(0, 32)
    const { kind, propertyId } = change
    const created = newEvent(
      NoticeCreated,
      { noticeId, userId, kind, propertyId, createdAt: changedAt },
      { clock, id: `notice:${noticeId}` },
    )
    const notice = { _id: noticeId, userId, planDate: date, searchName: planName(date), ...change }
    await notices.add({ ...notice, createdAt: new Date(changedAt), ...(mailAt && { digestAt: mailAt }) }, created)
  }

/** "Your plan for Saturday 5 December". */
const planName = (date: string): string => `Your plan for ${longDay(date)}`
