import {
  type EventOf,
  type HomeChange,
  type HouseholdChanged,
  type PlannedOpeningChanged,
  type SavedSearchChecked,
} from '@verandah/contracts'
import type { NotificationsContext } from './context.ts'
import { digestAt } from './domain/digest-at.ts'
import { longDay } from './domain/due-text.ts'
import { noticeIdOf } from './notices.ts'

type Checked = EventOf<typeof SavedSearchChecked>['data']

/**
 * Creates a notice for each change of a comparison, once. Skips comparisons older than the retention of notices,
 * because a repeat could not be detected.
 */
export const createChangeNotices =
  (context: NotificationsContext) =>
  async ({ data }: EventOf<typeof SavedSearchChecked>): Promise<void> => {
    const { clock, preferences, settings } = context
    if (Date.parse(data.checkedAt) <= clock.now().getTime() - settings.NOTICES_KEPT_MS) return
    const wanted = await preferences.of(data.userId, data.changes[0]?.home.timeZone)
    const mailAt = digestAt({ ...wanted, frequency: data.frequency }, clock.now())
    for (const change of data.changes) await addNotice(context, data, change, mailAt)
  }

const addNotice = async (
  { notices }: NotificationsContext,
  { savedSearchId, userId, name, check, checkedAt }: Checked,
  change: HomeChange,
  mailAt: Date | null,
): Promise<void> => {
  const { propertyId, kind, before, after } = change
  // The number of the comparison is in it, because a price may fall to the same figure twice.
  const _id = noticeIdOf(JSON.stringify([savedSearchId, check, propertyId, kind, before, after]))
  const notice = { _id, userId, savedSearchId, searchName: name, ...change, createdAt: new Date(checkedAt) }
  await notices.add({ ...notice, ...(mailAt && { digestAt: mailAt }) })
}

/** Creates a notice for an opening of a planned day that has changed. */
export const createPlanNotice =
  (context: NotificationsContext) =>
  async ({ id, data }: EventOf<typeof PlannedOpeningChanged>): Promise<void> => {
    const { clock, notices, preferences, settings } = context
    const { userId, date, changedAt, ...change } = data
    if (Date.parse(changedAt) <= clock.now().getTime() - settings.NOTICES_KEPT_MS) return
    const wanted = await preferences.of(userId, change.home.timeZone)
    const mailAt = digestAt({ ...wanted, frequency: 'instant' }, clock.now())
    const about = { userId, planDate: date, searchName: planName(date), ...change }
    const notice = { _id: noticeIdOf(id), ...about, createdAt: new Date(changedAt) }
    await notices.add({ ...notice, ...(mailAt && { digestAt: mailAt }) })
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
      const _id = noticeIdOf(JSON.stringify([householdId, newcomer.userId, newcomer.joinedAt, userId]))
      const about = { kind: 'joined', searchName: 'Your household', before: null, after: null } as const
      const createdAt = new Date(newcomer.joinedAt)
      // A member whose account is deleted remains in the event until auth has removed them.
      if (await recipients.find(userId)) await notices.add({ _id, userId, ...about, createdAt })
    }
  }

/** "Your plan for Saturday 5 December". */
const planName = (date: string): string => `Your plan for ${longDay(date)}`
