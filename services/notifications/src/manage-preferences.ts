import type {
  getNotificationPreferences as getRoute,
  saveNotificationPreferences as saveRoute,
} from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import type { NotificationContext } from './context.ts'

export const getPreferences =
  ({ preferences }: NotificationContext): Handler<typeof getRoute> =>
  ({ caller }) =>
    preferences.of(caller.sub)

export const savePreferences =
  ({ preferences }: NotificationContext): Handler<typeof saveRoute> =>
  async ({ caller, body }) => {
    await preferences.save(caller.sub, body)
    return body
  }
