import type { OutboxMail } from '@verandah/contracts'
import { isLoopback, notFound, type Handler } from '@verandah/kit'
import type { NotificationsContext } from './context.ts'
import type { MailDoc } from './outgoing-mail-document.ts'

const shown = 100

export const listOutboxMails =
  ({ mails, settings }: NotificationsContext): Handler<'listOutboxMails'> =>
  async ({ remoteAddress }) => {
    if (!settings.MAIL_OUTBOX || !isLoopback(remoteAddress)) throw notFound()
    return (await mails.latest(shown)).map(toOutboxMail)
  }

export const getOutboxMail =
  ({ mails, settings }: NotificationsContext): Handler<'getOutboxMail'> =>
  async ({ params, remoteAddress }) => {
    const mail = settings.MAIL_OUTBOX && isLoopback(remoteAddress) ? await mails.find(params.id) : null
    if (!mail) throw notFound()
    const { replyTo = null, headers, text, html } = mail
    return { ...toOutboxMail(mail), replyTo, headers, text, html }
  }

const toOutboxMail = ({ _id: id, kind, to, subject, state, createdAt }: MailDoc): OutboxMail => ({
  id,
  kind,
  to,
  subject,
  state,
  createdAt: createdAt.toISOString(),
})
