import { accountLinkMinutes, freeTrialDays, paths } from '@verandah/contracts'
import type { Topic } from '../question.ts'

export const account: Topic = {
  title: 'Plans and account',
  questions: [
    {
      id: 'trial',
      question: 'What happens when my free trial ends?',
      answer: [
        `After ${freeTrialDays} days you can no longer search or open your shortlist until you choose a plan. Nothing is charged: a trial needs no card.`,
        'What you saved stays, and you can still download it.',
      ],
      link: { to: paths.pricing, label: 'See the plans' },
      also: 'free trial expired card cost price plan week',
    },
    {
      id: 'cancel',
      question: 'How do I cancel?',
      answer: [
        'On the subscription page. Your plan stays open until the end of the period you’ve paid for, then it ends. Until then you can resume it on the same page.',
      ],
      link: { to: paths.subscription, label: 'Open your subscription' },
      also: 'cancel subscription stop renew refund end plan',
    },
    {
      id: 'invoices',
      question: 'Where are my invoices?',
      answer: ['On the subscription page, each with its date, amount, GST and a PDF.'],
      link: { to: paths.subscription, label: 'Open your subscription' },
      also: 'tax invoice receipt GST bill payment PDF',
    },
    {
      id: 'password',
      question: 'How do I change my password, and what if I forgot it?',
      answer: [
        'Change it in Account Settings. We ask for the current one first, and your other devices are signed out.',
        `If you forgot it, enter your email address on the “Forgot your password?” page. We send you your username and a link to choose a new password. The link works once, for ${accountLinkMinutes} minutes.`,
      ],
      link: { to: paths.forgotPassword, label: 'Forgot your password?' },
      also: 'forgot reset lost log in sign in locked out username',
    },
    {
      id: 'export',
      question: 'Can I get a copy of my data?',
      answer: [
        'Yes. In Account Settings choose “Prepare my copy”. A moment later you can download one file with everything we hold about you: searches, scores, shortlist, notes, calendar, invoices and messages.',
      ],
      link: { to: paths.account, label: 'Open Account Settings' },
      also: 'export download privacy data copy JSON',
    },
    {
      id: 'delete',
      question: 'How do I delete my account?',
      answer: [
        'In Account Settings, with your username and password. We delete everything in every part of Verandah and cancel any subscription. You can’t undo this.',
        'You get a receipt that lists what was deleted and what the law requires us to keep, such as tax invoices without your name.',
      ],
      link: { to: paths.privacy, label: 'What we keep, and for how long' },
      also: 'close remove erase leave privacy',
    },
  ],
}
