import { writeMail, type WrittenMail } from './write-mail.ts'

/** For the old and the new address of an account. */
export const writeEmailChanged = ({ name, email }: { name: string; email: string }): WrittenMail =>
  writeMail({
    subject: 'The e-mail address of your account has changed',
    preview: 'If this was not you, tell us at once.',
    blocks: [
      { type: 'heading', text: 'Your e-mail address has changed' },
      { type: 'paragraph', text: `Hello ${name}, from now on we write to ${email}.` },
      { type: 'paragraph', text: 'If this was not you, please reply to this message at once.' },
    ],
    footer: 'You get this message because it concerns the security of your account.',
  })
