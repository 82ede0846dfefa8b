import { createHash } from 'node:crypto'
import {
  NoticeCreated,
  type EventOf,
  type HomeChange,
  type HouseholdChanged,
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

/**
 * Creates a notice of a new member for each of those who were there before. It says nothing of the new member, who may
 * delete their account.
 */
export const createMemberNotices =
  ({ clock, notices, recipients, settings }: NotificationsContext) =>
  async ({ data: { householdId, members } }: EventOf<typeof HouseholdChanged>): Promise<void> => {
    const oldest = new Date(clock.now().getTime() - settings.NOTICES_KEPT_MS).toISOString()
    const recent = members.filter(({ joinedAt }) => joinedAt > oldest)
    const told = recent.flatMap((newcomer) =>
      members.filter(({ joinedAt }) => joinedAt < newcomer.joinedAt).map(({ userId }) => ({ userId, newcomer })),
    )
    for (const { userId, newcomer } of told) {
      const content = JSON.stringify([householdId, newcomer.userId, newcomer.joinedAt, userId])
      const noticeId = createHash('sha256').update(content).digest('hex').slice(0, 32)
      const about = { kind: 'joined', searchName: 'Your household', before: null, after: null } as const
      const createdAt = new Date(newcomer.joinedAt)
      // A member whose account is deleted remains in the event until auth has removed them.
      if (await recipients.find(userId)) await notices.add({ _id: noticeId, userId, ...about, createdAt })
    }
  }

/** "Your plan for Saturday 5 December". */
const planName = (date: string): string => `Your plan for ${longDay(date)}`
