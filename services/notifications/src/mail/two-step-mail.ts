import { paths, type EventOf, type TwoStepChanged } from '@verandah/contracts'
import { aboutSecurity, inSydney } from './account-mails.ts'
import { writeMail, type WrittenMail } from './write-mail.ts'

type TwoStepChange = Pick<EventOf<typeof TwoStepChanged>['data'], 'change' | 'recoveryCodesLeft' | 'at'>

/** For the owner of an account, after two-step verification changed or a recovery code was used. */
export function writeTwoStepChanged(
  { change, recoveryCodesLeft: left, at }: TwoStepChange,
  { name, publicUrl }: { name: string; publicUrl: string },
): WrittenMail {
  const { title, text } = twoStepTexts[change]
  const count = left === 0 ? 'You have none left' : `You have ${left} left`
  const rest = change === 'recovery-code-used' ? ` ${count}; you can create new ones in your account.` : ''
  const when = inSydney(at, { dateStyle: 'long', timeStyle: 'long' })
  const account = new URL(paths.account, publicUrl).toString()
  return writeMail({
    subject: title,
    preview: 'If this wasn’t you, change your password straight away.',
    blocks: [
      { type: 'heading', text: title },
      { type: 'paragraph', text: `Hello ${name}, ${text} on ${when}.${rest}` },
      {
        type: 'paragraph',
        text: 'If this wasn’t you, change your password straight away: someone else may know it. Then reply to this email.',
      },
      { type: 'button', label: 'Open your account', href: account },
    ],
    footer: aboutSecurity,
  })
}

const twoStepTexts = {
  on: {
    title: 'Two-step verification is on',
    text: 'your account asks for a code from your authenticator app when you log in. You turned this on',
  },
  off: {
    title: 'Two-step verification is off',
    text: 'your account no longer asks for a code when you log in. This was turned off',
  },
  'recovery-code-used': {
    title: 'A recovery code was used',
    text: 'one of your recovery codes was used in place of a code from your authenticator app',
  },
  'recovery-codes-renewed': {
    title: 'You have new recovery codes',
    text: 'the recovery codes you had before no longer work. New ones were created',
  },
} as const
