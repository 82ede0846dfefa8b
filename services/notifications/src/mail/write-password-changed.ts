import { writeMail, type WrittenMail } from './write-mail.ts'

/** For the owner of an account whose password is another one. `changedAt` is ISO 8601. */
export const writePasswordChanged = ({ name, changedAt }: { name: string; changedAt: string }): WrittenMail =>
  writeMail({
    subject: 'The password of your account has changed',
    preview: 'If this was not you, tell us at once.',
    blocks: [
      { type: 'heading', text: 'Your password has changed' },
      {
        type: 'paragraph',
        text: `Hello ${name}, your password was changed on ${timeOf(changedAt)}. Every other device was signed out.`,
      },
      { type: 'paragraph', text: 'If this was not you, please reply to this message at once.' },
    ],
    footer: 'You get this message because it concerns the security of your account.',
  })

const timeOf = (instant: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'long', timeZone: 'Australia/Sydney' }).format(
    new Date(instant),
  )
