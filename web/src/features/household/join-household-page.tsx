import { householdInviteDays, type HouseholdInvitePreview, paths, readHouseholdInvite } from '@verandah/contracts'
import { Answered } from '@/components/ui/answered.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { EntryPage } from '@/components/ui/entry-page.tsx'
import { Skeleton, Skeletons } from '@/components/ui/spinner.tsx'
import { usePreparedToasts } from '@/components/ui/toast-region.tsx'
import { callRoute } from '@/lib/api/call-route.ts'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { listText } from '@/lib/format.ts'
import { useFragmentLink } from '@/lib/use-fragment-link.ts'
import { JoinButtons, VisitorButtons } from './components/join-buttons.tsx'
import { WhatIsShared } from './components/what-is-shared.tsx'

/** Target of invite links. Joins only on a press. */
export function JoinHouseholdPage() {
  usePreparedToasts()
  const { token, query } = useHouseholdInvite()
  const state = query.data?.state ?? 'valid'
  if (state !== 'valid') return <DeadInvite state={state} />
  return (
    <EntryPage title="Look for a home together" lead="Each of you keeps an account. You see what the others think.">
      <Answered query={query} what="your invite" skeleton={<Skeletons count={3} className="h-13" />}>
        {(invite) => <Invite invite={invite} token={token} />}
      </Answered>
    </EntryPage>
  )
}

const Invite = ({ invite: { invitedBy, members }, token }: { invite: ReadInvite; token: string }) => {
  const { data: user, isPending } = useCurrentUser()
  const name = invitedBy ?? 'A member'
  const others = members.filter((member) => member !== invitedBy)
  return (
    <>
      <p className="text-20 wrap-anywhere">
        <strong className="font-semibold">{name}</strong> invites you to their household.
      </p>
      {others.length > 0 && <p className="mt-1 text-ink-soft wrap-anywhere">Also in it: {listText(others)}.</p>}
      <section aria-labelledby="shared" className="my-7 border-y border-line py-6">
        <h2 id="shared" className="mb-4 text-20">
          If you join
        </h2>
        <WhatIsShared />
        <p className="mt-5 text-14 text-ink-soft">
          The same holds for everybody in the household. You can leave at any time: then neither side sees the other’s
          any more, and you keep everything of yours.
        </p>
      </section>
      {isPending ? (
        <Skeleton className="h-13" />
      ) : user ? (
        <JoinButtons token={token} invitedBy={name} />
      ) : (
        <VisitorButtons token={token} />
      )}
    </>
  )
}

type Dead = Exclude<InviteState, 'valid'>

const texts: Readonly<Record<Dead, { title: string; text: string }>> = {
  used: { title: 'This invite has been used', text: 'Each invite works once. Ask for a new one if you still need it.' },
  expired: {
    title: 'This invite has expired',
    text: `An invite works for ${householdInviteDays} days. Ask the person who sent it for a new one.`,
  },
  unknown: {
    title: 'This invite does not work',
    text: 'It may have been revoked, or part of the link is missing. Copy the whole link, or ask for a new one.',
  },
}

const DeadInvite = ({ state }: { state: Dead }) => {
  const { data: user } = useCurrentUser()
  return (
    <EntryPage title={texts[state].title} lead={<p role="alert">{texts[state].text}</p>}>
      {user ? (
        <ButtonLink to={paths.household}>Your household</ButtonLink>
      ) : (
        <ButtonLink to={paths.landing}>See what Verandah does</ButtonLink>
      )}
    </EntryPage>
  )
}

/** `unknown`: not a link of ours, or one whose invite was revoked. */
type InviteState = HouseholdInvitePreview['state'] | 'unknown'

type ReadInvite = Omit<HouseholdInvitePreview, 'state'> & { state: InviteState }

/** The invite of the link by which the page was opened. */
const useHouseholdInvite = () => {
  return useFragmentLink<ReadInvite>(readHouseholdInvite, {
    none: noInvite,
    read: (token, signal) => callRoute(readHouseholdInvite, { body: { token }, signal }),
  })
}

const noInvite: ReadInvite = { state: 'unknown', invitedBy: null, members: [] }
