import { reasonOf, type Job } from '@verandah/kit'
import type { NotificationsContext } from './context.ts'
import { isRefusedForGood, retryDelayMs } from './domain/mail-failures.ts'
import type { MailDoc } from './outgoing-mail-document.ts'

/** Hands every message that is due to the mail server. Of several processes one sends each. */
export const deliverMail = (context: NotificationsContext): Job => ({
  name: 'deliver-mail',
  intervalMs: 2_000,
  run: async (signal) => {
    if (context.mailer === null) return
    for (const mail of await context.mails.dueAt(context.clock.now()))
      if (!signal.aborted && (await context.mails.claim(mail))) await attempt(context, mail)
  },
})

const attempt = async ({ mails, mailer, clock, settings, log }: NotificationsContext, mail: MailDoc): Promise<void> => {
  const attempts = mail.attempts + 1
  try {
    await mailer?.send(mail)
  } catch (error) {
    const reason = reasonOf(error)
    const isOver = attempts >= settings.MAIL_ATTEMPTS || isRefusedForGood(error)
    log.warn({ mail: mail._id, kind: mail.kind, attempts, isOver, code: codeOf(error) }, 'a message could not be sent')
    if (isOver) await mails.giveUp(mail._id, reason)
    else await mails.retryAt(mail._id, new Date(clock.now().getTime() + retryDelayMs(attempts)), reason)
    return
  }
  await mails.markSent(mail._id)
}

/** The server's reply code, or why there was none. Its words may hold an address, which is nothing for a log. */
const codeOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return undefined
  return 'responseCode' in error ? error.responseCode : 'code' in error ? error.code : undefined
}
