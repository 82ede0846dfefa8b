import type { confirmUnsubscribe as confirmRoute, unsubscribe as route } from '@verandah/contracts'
import { Answer, notFound, type Handler } from '@verandah/kit'
import type { NotificationContext } from './context.ts'
import { pageHeaders, writePage } from './mail/write-page.ts'

type Deps = Pick<NotificationContext, 'goneUsers' | 'preferences' | 'settings' | 'unsubscribeTokens'>

/** A page with one button. Mail programs and scanners open links by themselves, so opening it changes nothing. */
export const confirmUnsubscribe =
  ({ unsubscribeTokens }: Deps): Handler<typeof confirmRoute> =>
  ({ params }) => {
    if (unsubscribeTokens.userOf(params.token) === null) return Promise.reject(notFound())
    const page = writePage({
      title: 'Stop e-mails about saved searches?',
      text: 'You keep your saved searches, and their news stay in the app.',
      button: 'Stop these e-mails',
    })
    return Promise.resolve(new Answer(page, pageHeaders))
  }

/** Ends digests; again and again is fine. */
export const unsubscribe =
  ({ goneUsers, preferences, settings, unsubscribeTokens }: Deps): Handler<typeof route> =>
  async ({ params }) => {
    const userId = unsubscribeTokens.userOf(params.token)
    if (userId === null) throw notFound()
    if (!(await goneUsers.has(userId))) await preferences.stopDigest(userId)
    const page = writePage({
      title: 'You will get no more of these e-mails',
      text: 'News of your saved searches stay in the app. You can turn e-mails on again in your preferences.',
      link: { href: new URL('/preferences', settings.PUBLIC_URL).toString(), label: 'Open preferences' },
    })
    return new Answer(page, pageHeaders)
  }
