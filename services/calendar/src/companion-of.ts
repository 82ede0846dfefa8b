import type { CalendarContext } from './context.ts'
import type { DayPlanDoc } from './day-plans.ts'

/** The housemate who takes the second route of a plan; null once they are of another household than its maker. */
export async function companionOf(
  { households }: Pick<CalendarContext, 'households'>,
  { userId, companion }: Pick<DayPlanDoc, 'userId' | 'companion'>,
): Promise<string | null> {
  if (companion === null) return null
  const mates = await households.housematesOf(userId)
  return mates.some((mate) => mate.userId === companion) ? companion : null
}
