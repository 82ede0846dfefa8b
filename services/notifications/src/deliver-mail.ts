import { defineCounter, type Job, reasonOf } from '@verandah/kit'
import type { NotificationsContext } from './context.ts'
import { isRefusedForGood, retryDelayMs, UnansweredError } from './domain/mail-failures.ts'
import type { MailDoc } from './outgoing-mail-document.ts'
import { attemptMs } from './outgoing-mail.ts'

/** Sends every due message to the mail server. A claim ensures that only one process sends each. */
export function deliverMail(context: NotificationsContext): Job {
  return {
    name: 'deliver-mail',
    intervalMs: 2_000,
    run: async (signal) => {
      if (context.mailer === null) return
      for (const mail of await context.mails.dueAt(context.clock.now())) {
        if (signal.aborted) return
        const end = AbortSignal.timeout(attemptMs)
        if (await context.mails.claim(mail)) await attempt(context, { ...mail, attempts: mail.attempts + 1 }, end)
      }
    },
  }
}

/** `end` aborts it, also in a process that was stopped meanwhile and no longer has the claim. */
const attempt = async (context: NotificationsContext, mail: MailDoc, end: AbortSignal): Promise<void> => {
  try {
    await context.mailer?.send(mail, end)
  } catch (error) {
    await recordFailure(context, mail, error)
    return
  }
  countAttempt('sent')
  await context.mails.markSent(mail._id)
}

const recordFailure = async ({ mails, clock, settings, log }: NotificationsContext, mail: MailDoc, error: unknown) => {
  const { attempts, kind, userId } = mail
  const isRefused = isRefusedForGood(error)
  const isUnanswered = error instanceof UnansweredError
  const isOver = attempts >= settings.MAIL_ATTEMPTS || isRefused || (isUnanswered && mail.isPerhapsTaken === true)
  countAttempt(isRefused ? 'refused' : 'failed')
  log.warn({ userId, kind, attempts, isOver, code: codeOf(error) }, 'a message could not be sent')
  const reason = reasonOf(error)
  const retryAt = new Date(clock.now().getTime() + retryDelayMs(attempts))
  if (isOver) await mails.giveUp(mail, reason)
  else await mails.retryAt(mail, retryAt, { reason, ...(isUnanswered && { isPerhapsTaken: true }) })
}

/**
 * Returns the server's reply code, or the error code if there was no reply. The reply's text may contain an address,
 * which must not be logged.
 */
const codeOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return undefined
  if (error instanceof UnansweredError) return 'UNANSWERED'
  return 'responseCode' in error ? error.responseCode : 'code' in error ? error.code : undefined
}

/** `refused`: the server refuses this message or its address for good, which no operator can mend. */
const outcomes = ['sent', 'failed', 'refused'] as const

const attempts = defineCounter({
  name: 'mail_attempts_total',
  help: 'Attempts to hand a message to the mail server, by outcome.',
  labelNames: ['outcome'],
})
// A rate needs a zero to rise from: the first failure of a process counts too.
for (const outcome of outcomes) attempts.inc({ outcome }, 0)

const countAttempt = (outcome: (typeof outcomes)[number]): void => {
  attempts.inc({ outcome })
}
