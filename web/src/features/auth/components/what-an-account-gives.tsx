import { CalendarCheck, ListChecks, ShieldCheck } from 'lucide-react'
import { IconList } from '@/components/ui/icon-list.tsx'

const promises = [
  {
    Icon: CalendarCheck,
    title: 'Seven days free',
    text: 'The Free Trial asks for no card. A paid plan is cancelled online whenever you like.',
  },
  {
    Icon: ListChecks,
    title: 'Every score explained',
    text: 'The points of a home add up to its score. What is unknown is named.',
  },
  {
    Icon: ShieldCheck,
    title: 'What you enter stays yours',
    text: 'Download everything that is kept about you, or delete it all, from your account.',
  },
] as const

/** Beside the long registration form: what a buyer may want to know before signing up. */
export const WhatAnAccountGives = () => <IconList items={promises} className="mt-10" />
