import type { Transporter } from 'nodemailer'
import { UnansweredError } from '../domain/mail-failures.ts'
import type { NotificationSettings } from '../config.ts'
import type { MailDoc } from '../outgoing-mail-document.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * Sends messages through the server at `SMTP_URL` and rejects with its reply, or with an `UnansweredError` if it had
 * the whole message and did not reply; null without a server. The library is loaded with the first message.
 */
export function createMailer({ SMTP_URL: url, MAIL_FROM: from }: NotificationSettings) {
  if (url === undefined) return null
  let transport: Promise<Transporter> | undefined
  const connect = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer')
    const created = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
    return created.use('stream', ({ message }, done) => {
      const messageId = message.messageId()
      message.processFunc((whole) => whole.once('end', () => handedOver.add(messageId)))
      done()
    })
  }
  const handedOver = new Set<string>()
  return {
    send: async ({ _id, to, replyTo, subject, text, html, headers }: MailDoc, signal: AbortSignal): Promise<void> => {
      transport ??= connect()
      const messageId = `<${Buffer.from(_id).toString('hex')}@${domainOf(from)}>`
      try {
        await (await transport).sendMail({ from, to, replyTo, subject, text, html, headers, messageId, signal })
      } catch (error) {
        throw handedOver.has(messageId) && !isReply(error) ? new UnansweredError(error) : error
      } finally {
        handedOver.delete(messageId)
      }
    },
  }
}

const isReply = (error: unknown): boolean => error instanceof Error && 'responseCode' in error

/** Parses `hello@verandah.example`, in angle brackets or not. */
const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
