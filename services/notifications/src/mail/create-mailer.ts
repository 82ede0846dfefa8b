import type { Transporter } from 'nodemailer'
import type { NotificationSettings } from '../config.ts'
import type { MailDoc } from '../outgoing-mail-document.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * Sends messages through the server at `SMTP_URL` and rejects with its reply; null without a server. The library is
 * loaded with the first message.
 */
export const createMailer = ({ SMTP_URL: url, MAIL_FROM: from }: NotificationSettings) => {
  if (url === undefined) return null
  let transport: Promise<Transporter> | undefined
  const connect = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  }
  return {
    send: async ({ _id, to, replyTo, subject, text, html, headers }: MailDoc): Promise<void> => {
      transport ??= connect()
      const messageId = `<${Buffer.from(_id).toString('hex')}@${domainOf(from)}>`
      await (await transport).sendMail({ from, to, replyTo, subject, text, html, headers, messageId })
    },
  }
}

/** Parses `hello@verandah.example`, in angle brackets or not. */
const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
