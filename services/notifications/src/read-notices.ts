import type { readAllNotices as allRoute, readNotice as oneRoute } from '@verandah/contracts'
import { notFound, type Handler } from '@verandah/kit'
import type { NotificationContext } from './context.ts'

export const readNotice =
  ({ clock, notices }: NotificationContext): Handler<typeof oneRoute> =>
  async ({ caller, params }) => {
    if (!(await notices.markRead(params.id, caller.sub, clock.now()))) throw notFound()
  }

export const readAllNotices =
  ({ clock, notices }: NotificationContext): Handler<typeof allRoute> =>
  async ({ caller }) => {
    await notices.markAllRead(caller.sub, clock.now())
  }
