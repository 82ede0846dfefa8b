import { reasonOf, type Job } from '@verandah/kit'
import type { NotificationsContext } from './context.ts'
import { isRefusedForGood, retryDelayMs } from './domain/mail-failures.ts'
import { countAttempt } from './mail-metrics.ts'
import type { MailDoc } from './outgoing-mail-document.ts'

/** Sends every due message to the mail server. A claim ensures that only one process sends each. */
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
    const isRefused = isRefusedForGood(error)
    const isOver = attempts >= settings.MAIL_ATTEMPTS || isRefused
    countAttempt(isRefused ? 'refused' : 'failed')
    log.warn({ mail: mail._id, kind: mail.kind, attempts, isOver, code: codeOf(error) }, 'a message could not be sent')
    if (isOver) await mails.giveUp(mail._id, reason)
    else await mails.retryAt(mail._id, new Date(clock.now().getTime() + retryDelayMs(attempts)), reason)
    return
  }
  countAttempt('sent')
  await mails.markSent(mail._id)
}

/**
 * Returns the server's reply code, or the error code if there was no reply. The reply's text may contain an address,
 * which must not be logged.
 */
const codeOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return undefined
  return 'responseCode' in error ? error.responseCode : 'code' in error ? error.code : undefined
}
