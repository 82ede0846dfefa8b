import { paths } from '@verandah/contracts'
import { Answer, type Handler } from '@verandah/kit'
import type { NotificationSettings } from './config.ts'
import type { NotificationsContext } from './context.ts'
import { pageHeaders, writePage } from './mail/write-page.ts'

export const getPreferences =
  ({ preferences }: NotificationsContext): Handler<'getNotificationPreferences'> =>
  ({ caller }) =>
    preferences.of(caller.sub)

export const savePreferences =
  ({ preferences }: NotificationsContext): Handler<'saveNotificationPreferences'> =>
  async ({ caller, body }) => {
    await preferences.save(caller.sub, body)
    return preferences.of(caller.sub)
  }

/** Shows a page with one button. Mail programs and scanners prefetch links, so a GET changes nothing. */
export const confirmUnsubscribe =
  ({ settings, unsubscribeTokens }: NotificationsContext): Handler<'confirmUnsubscribe'> =>
  ({ params }) => {
    if (unsubscribeTokens.userOf(params.token) === null) return Promise.resolve(deadLink(settings))
    const page = writePage({
      title: 'Stop emails about saved searches and planned days?',
      text: 'Your saved searches keep running, your plans stay, and you can still see updates in the app.',
      button: 'Stop these emails',
    })
    return Promise.resolve(new Answer(page, pageHeaders))
  }

/** Stops digests; idempotent. */
export const unsubscribe =
  ({ preferences, recipients, settings, unsubscribeTokens }: NotificationsContext): Handler<'unsubscribe'> =>
  async ({ params }) => {
    const userId = unsubscribeTokens.userOf(params.token)
    if (userId === null) return deadLink(settings)
    if (await recipients.find(userId)) await preferences.save(userId, { digest: 'off' })
    const page = writePage({
      title: 'You won’t get these emails any more',
      text: 'You can still see updates in the app, and turn these emails on again in your preferences.',
      link: toPreferences(settings),
    })
    return new Answer(page, pageHeaders)
  }

const deadLink = (settings: NotificationSettings): Answer<string> => {
  const page = writePage({
    title: 'This link does not work',
    text: 'Part of it may be missing. Open it from the email again, or choose your emails in your preferences.',
    link: toPreferences(settings),
  })
  return new Answer(page, pageHeaders, 404)
}

const toPreferences = ({ PUBLIC_URL }: NotificationSettings) => ({
  href: new URL(paths.preferences, PUBLIC_URL).toString(),
  label: 'Open preferences',
})
