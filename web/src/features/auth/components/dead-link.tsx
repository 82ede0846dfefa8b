import { accountLinkMinutes } from '@verandah/contracts'
import { ButtonLink } from '@/components/ui/button.tsx'
import { EntryPage } from '@/components/ui/entry-page.tsx'
import type { LinkState } from '../use-account-link.ts'

type Dead = Exclude<LinkState, 'valid'>

const texts: Readonly<Record<Dead, { title: string; text: string }>> = {
  used: { title: 'This link has been used', text: 'Each link works once. If you still need it, ask for a new one.' },
  expired: {
    title: 'This link has expired',
    text: `A link works for ${accountLinkMinutes} minutes, to keep your account safe. Ask for a new one.`,
  },
  unknown: {
    title: 'This link does not work',
    text: 'Part of it may be missing. Open it from the email again, or ask for a new one.',
  },
}

/** Shown for a used, expired or unknown link, with a way to get another. */
export function DeadLink({ state, askAt }: { state: Dead; askAt: string }) {
  return (
    <EntryPage title={texts[state].title} lead={<p role="alert">{texts[state].text}</p>}>
      <ButtonLink to={askAt}>Ask for a new link</ButtonLink>
    </EntryPage>
  )
}
