import type { getOutboxMail as oneRoute, listOutboxMails as listRoute, OutboxMail } from '@verandah/contracts'
import { notFound, type Caller, type Handler } from '@verandah/kit'
import { isOutboxOpen } from './config.ts'
import type { NotificationsContext } from './context.ts'
import type { MailDoc } from './outgoing-mail-document.ts'

const shown = 100

export const listOutboxMails =
  ({ mails, settings }: NotificationsContext): Handler<typeof listRoute> =>
  async (call) => {
    if (!isOutboxOpen(settings) || !mayRead(call)) throw notFound()
    return (await mails.latest(shown)).map(toOutboxMail)
  }

export const getOutboxMail =
  ({ mails, settings }: NotificationsContext): Handler<typeof oneRoute> =>
  async ({ params, ...call }) => {
    const mail = isOutboxOpen(settings) && mayRead(call) ? await mails.find(params.id) : null
    if (!mail) throw notFound()
    const { replyTo = null, headers, text, html } = mail
    return { ...toOutboxMail(mail), replyTo, headers, text, html }
  }

/** Messages of a product that others can reach are nobody's but an operator's. */
const mayRead = ({ caller, remoteAddress }: { caller: Caller | null; remoteAddress: string }): boolean =>
  caller?.isAdmin === true || /^(::ffff:)?127\.|^::1$/.test(remoteAddress)

const toOutboxMail = ({ _id: id, kind, to, subject, state, createdAt }: MailDoc): OutboxMail => ({
  id,
  kind,
  to,
  subject,
  state,
  createdAt: createdAt.toISOString(),
})
