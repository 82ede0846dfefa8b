import type { EventOf, Plan, SubscriptionChanged } from '@verandah/contracts'
import { writeMail, type WrittenMail } from './write-mail.ts'

type Subscription = Pick<
  EventOf<typeof SubscriptionChanged>['data'],
  'plan' | 'status' | 'currentPeriodEnd' | 'cancelAtPeriodEnd'
>

const planNames: Readonly<Record<Plan, string>> = { free_trial: 'Free Trial', quarterly: 'Quarterly', annual: 'Annual' }

/** What a buyer should know of their subscription now; null when it is nothing to write about. */
export const writeSubscriptionChanged = (
  subscription: Subscription,
  { name, publicUrl }: { name: string; publicUrl: string },
): WrittenMail | null => {
  const said = sayingOf(subscription)
  if (said === null) return null
  const href = new URL('/subscription', publicUrl).toString()
  return writeMail({
    subject: said.subject,
    preview: said.text,
    blocks: [
      { type: 'heading', text: said.subject },
      { type: 'paragraph', text: `Hello ${name}, ${said.text}` },
      { type: 'button', label: 'Open your subscription', href },
    ],
    footer: 'You get this message because it concerns what you pay for.',
  })
}

/** One word for everything of it that a message depends on. */
export const toneOf = ({ plan, status, cancelAtPeriodEnd }: Subscription): string =>
  [plan, status, cancelAtPeriodEnd].join(' ')

const sayingOf = ({ plan, status, currentPeriodEnd, cancelAtPeriodEnd }: Subscription) => {
  if (plan === 'free_trial' || status === 'inactive') return null
  const planName = planNames[plan]
  const until = currentPeriodEnd === null ? '' : ` on ${dayOf(currentPeriodEnd)}`
  if (status === 'past_due')
    return {
      subject: 'Your payment did not go through',
      text: `the payment for your ${planName} plan failed. Please check your card; we try again.`,
    }
  if (status === 'cancelled')
    return {
      subject: 'Your subscription has ended',
      text: `your ${planName} plan has ended. You are welcome back any time.`,
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

const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' }).format(new Date(instant))
