import {
  accountLinkMinutes,
  freeTrialDays,
  paths,
  type AccountLinkPurpose,
  type EventOf,
  type Plan,
  type SubscriptionChanged,
} from '@verandah/contracts'
import { writeMail, type WrittenMail } from './write-mail.ts'

interface Welcome {
  name: string
  plan: Plan
  publicUrl: string
}

/** Welcome for a new account. */
export function writeWelcome({ name, plan, publicUrl }: Welcome): WrittenMail {
  const trial = `Your free trial lasts ${freeTrialDays} days. No card is needed.`
  return writeMail({
    subject: 'Welcome to Verandah',
    preview: 'Tell us what you want and what matters, and see every home ranked.',
    blocks: [
      { type: 'heading', text: `Welcome, ${name}` },
      {
        type: 'paragraph',
        text: 'Tell us what you’re looking for and what matters to you. Verandah searches several listing providers at once and ranks every home from 0 to 100, with the reasons.',
      },
      ...(plan === 'free_trial' ? [{ type: 'paragraph' as const, text: trial }] : []),
      { type: 'button', label: 'Set up your search', href: new URL(paths.setupCriteria, publicUrl).toString() },
    ],
    footer: 'You’re getting this email because someone opened an account with this address.',
  })
}

interface Named {
  name: string
  username: string
}

interface LinkMail extends Named {
  token: string
  publicUrl: string
}

/** A link that works once, for a short time. */
export function writeAccountLink(
  purpose: AccountLinkPurpose,
  { name, username, token, publicUrl }: LinkMail,
): WrittenMail {
  const { title, text, path, until, otherwise, footer } = linkTexts[purpose]
  return writeMail({
    subject: title,
    preview: `You can use the link once, within ${accountLinkMinutes} minutes.`,
    blocks: [
      { type: 'heading', text: title },
      { type: 'paragraph', text: text({ name, username }) },
      { type: 'button', label: title, href: new URL(path.href(token), publicUrl).toString() },
      { type: 'paragraph', text: `You can use the link once, within ${accountLinkMinutes} minutes. ${until}` },
      { type: 'paragraph', text: otherwise },
    ],
    footer,
  })
}

const linkTexts = {
  'reset-password': {
    title: 'Choose a new password',
    text: ({ name, username }: Named) => `Hello ${name}, you asked for a new password. Your username is ${username}.`,
    path: paths.resetPassword,
    until: 'Your password stays the same until then.',
    otherwise: 'If you didn’t ask for this, you can ignore this email.',
    footer: 'You’re getting this email because someone entered this address on our forgotten password page.',
  },
  'confirm-email': {
    title: 'Confirm your email address',
    // The address may be a stranger's, so this mail contains nothing that the user typed.
    text: () => 'Please confirm that this email address is yours.',
    path: paths.confirmEmail,
    until: 'We won’t send you anything else until then.',
    otherwise: 'If you don’t have an account with us, you can ignore this email.',
    footer: 'You’re getting this email because someone entered this address for their account.',
  },
} as const

/** For the old and the new address of an account. */
export function writeEmailChanged({ name, email }: { name: string; email: string }): WrittenMail {
  return writeWarning('email address', `Hello ${name}, we now send your email to ${email}.`)
}

/** For the owner of an account. `changedAt` is ISO 8601. */
export function writePasswordChanged({ name, changedAt }: { name: string; changedAt: string }): WrittenMail {
  const at = inSydney(changedAt, { dateStyle: 'long', timeStyle: 'long' })
  return writeWarning(
    'password',
    `Hello ${name}, your password was changed on ${at}. Every other device was signed out.`,
  )
}

const writeWarning = (what: string, text: string): WrittenMail =>
  writeMail({
    subject: `The ${what} of your account has changed`,
    preview: 'If this wasn’t you, tell us straight away.',
    blocks: [
      { type: 'heading', text: `Your ${what} has changed` },
      { type: 'paragraph', text },
      { type: 'paragraph', text: 'If this wasn’t you, please reply to this email straight away.' },
    ],
    footer: aboutSecurity,
  })

export const aboutSecurity = 'You’re getting this email because it’s about the security of your account.'

type Subscription = Pick<
  EventOf<typeof SubscriptionChanged>['data'],
  'plan' | 'status' | 'currentPeriodEnd' | 'cancelAtPeriodEnd'
>

const planNames: Readonly<Record<Plan, string>> = { free_trial: 'Free Trial', quarterly: 'Quarterly', annual: 'Annual' }

/** Describes the subscription's new state to its buyer; null if it needs no message. */
export function writeSubscriptionChanged(
  subscription: Subscription,
  { name, publicUrl }: { name: string; publicUrl: string },
): WrittenMail | null {
  const said = sayingOf(subscription)
  if (said === null) return null
  const href = new URL(paths.subscription, publicUrl).toString()
  return writeMail({
    subject: said.subject,
    preview: said.text.charAt(0).toUpperCase() + said.text.slice(1),
    blocks: [
      { type: 'heading', text: said.subject },
      { type: 'paragraph', text: `Hello ${name}, ${said.text}` },
      { type: 'button', label: 'Open your subscription', href },
    ],
    footer: 'You’re getting this email because it’s about what you pay for.',
  })
}

/** A key of everything in a subscription that a message depends on. */
export function toneOf({ plan, status, cancelAtPeriodEnd }: Subscription): string {
  return [plan, status, cancelAtPeriodEnd].join(' ')
}

const sayingOf = ({ plan, status, currentPeriodEnd, cancelAtPeriodEnd }: Subscription) => {
  if (plan === 'free_trial' || status === 'inactive') return null
  const planName = planNames[plan]
  const until = currentPeriodEnd === null ? '' : ` on ${inSydney(currentPeriodEnd, { dateStyle: 'long' })}`
  if (status === 'past_due')
    return {
      subject: 'Your payment did not go through',
      text: `the payment for your ${planName} plan failed. Please check your card; we’ll try again.`,
    }
  if (status === 'cancelled')
    return {
      subject: 'Your subscription has ended',
      text: `your ${planName} plan has ended. You’re welcome back any time.`,
    }
  return cancelAtPeriodEnd
    ? {
        subject: 'Your subscription will end',
        text: `your ${planName} plan ends${until}. Until then you can resume it.`,
      }
    : {
        subject: `Your ${planName} plan is active`,
        text: `your ${planName} plan is active${until && `; it renews${until}`}.`,
      }
}

export function inSydney(instant: string, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-AU', { ...format, timeZone: 'Australia/Sydney' }).format(new Date(instant))
}
