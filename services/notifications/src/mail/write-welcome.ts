import { freeTrialDays, type Plan } from '@verandah/contracts'
import { writeMail, type WrittenMail } from './write-mail.ts'

interface Welcome {
  name: string
  plan: Plan
  publicUrl: string
}

/** For somebody who has just opened an account. */
export const writeWelcome = ({ name, plan, publicUrl }: Welcome): WrittenMail =>
  writeMail({
    subject: 'Welcome to Verandah',
    preview: 'Say what you want, weigh what matters, see every home ranked.',
    blocks: [
      { type: 'heading', text: `Welcome, ${name}` },
      {
        type: 'paragraph',
        text: 'Say what you are looking for and weigh what matters to you. Verandah searches several listing providers at once and ranks every home from 0 to 100, with the reasons.',
      },
      ...(plan === 'free_trial'
        ? [{ type: 'paragraph' as const, text: `Your free trial lasts ${freeTrialDays} days. No card is needed.` }]
        : []),
      { type: 'button', label: 'Set up your search', href: new URL('/setup-property-criteria', publicUrl).toString() },
    ],
    footer: 'You get this message because an account was opened with this address.',
  })
