import type { Transporter } from 'nodemailer'
import type { NotificationSettings } from '../config.ts'
import type { MailDoc } from '../outgoing-mail-document.ts'

/** Hands messages to a mail server. Rejects with what the server said. */
export interface Mailer {
  send(mail: MailDoc): Promise<void>
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** SMTP at `SMTP_URL`; null without one. The library is loaded with the first message. */
export const createMailer = ({ SMTP_URL: url, MAIL_FROM: from }: NotificationSettings): Mailer | null => {
  if (url === undefined) return null
  let transport: Promise<Transporter> | undefined
  const connect = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  }
  return {
    send: async ({ _id, to, replyTo, subject, text, html, headers }) => {
      transport ??= connect()
      const messageId = `<${Buffer.from(_id).toString('hex')}@${domainOf(from)}>`
      await (await transport).sendMail({ from, to, replyTo, subject, text, html, headers, messageId })
    },
  }
}

/** `hello@verandah.example`, in angle brackets or not. */
const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
