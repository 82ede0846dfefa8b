import { useQuery } from '@tanstack/react-query'
import { type Household, householdInviteDays, householdLimit, type HouseholdMember } from '@verandah/contracts'
import { UserRound } from 'lucide-react'
import { useRef } from 'react'
import { SettingsPage, SettingsSection } from '@/components/settings/settings-page.tsx'
import { Answered } from '@/components/ui/answered.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { Skeletons } from '@/components/ui/spinner.tsx'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { longDateText } from '@/lib/format.ts'
import { householdQuery } from '@/lib/household/household.ts'
import { InviteSomebody } from './components/invite-somebody.tsx'
import { Invites } from './components/invites.tsx'
import { LeaveHousehold } from './components/leave-household.tsx'
import { WhatIsShared } from './components/what-is-shared.tsx'

export function HouseholdPage() {
  const { data: user } = useCurrentUser()
  const query = useQuery({ ...householdQuery, refetchOnMount: 'always' })
  return (
    <SettingsPage
      title="Your household"
      lead={`Look for a home together: up to ${householdLimit} people, side by side.`}
    >
      <Answered query={query} what="your household" skeleton={<Skeletons count={3} className="h-24" />}>
        {(household) => <Sections household={household} ownId={user?.id ?? ''} />}
      </Answered>
    </SettingsPage>
  )
}

interface SectionsProps {
  household: Household
  ownId: string
}

/** Takes the focus after leaving and after revoking, as the pressed button is gone then. */
const Sections = ({ household, ownId }: SectionsProps) => {
  const area = useRef<HTMLDivElement>(null)
  const { members, invites } = household
  return (
    <div ref={area} tabIndex={-1} className="outline-none">
      {members.length > 1 ? (
        <SettingsSection title="Members" text="Each of you can leave at any time. No one can remove anybody else.">
          <Members members={members} ownId={ownId} />
        </SettingsSection>
      ) : (
        <SettingsSection
          title="You’re looking on your own"
          text="Invite your partner, a friend or family, and see what each of you thinks of every home in one place."
        >
          <p className="text-ink-soft">
            Everybody keeps an account, a shortlist and criteria of their own. One plan, paid or on trial, covers all of
            you.
          </p>
        </SettingsSection>
      )}
      <SettingsSection
        title="Invite somebody"
        text={`Send them a link yourself. It works once, for ${householdInviteDays} days.`}
      >
        <InviteSomebody household={household} />
      </SettingsSection>
      {(members.length > 1 || invites.length > 0) && (
        <SettingsSection title="Unused invites" text="Each holds a place in your household until it ends.">
          <Invites household={household} ownId={ownId} onRevoked={() => area.current?.focus()} />
        </SettingsSection>
      )}
      <SettingsSection title="Who sees what" text="The same for all of you, for as long as you are in the household.">
        <WhatIsShared />
      </SettingsSection>
      {members.length > 1 && (
        <SettingsSection title="Leave" text="What is yours stays with you.">
          <LeaveHousehold onLeft={() => area.current?.focus()} />
        </SettingsSection>
      )}
    </div>
  )
}

interface MembersProps {
  members: readonly HouseholdMember[]
  ownId: string
}

const Members = ({ members, ownId }: MembersProps) => {
  return (
    <ul aria-label="Members" className="-my-4 divide-y divide-line">
      {members.map(({ userId, name, joinedAt }) => (
        <li key={userId} className="flex items-center gap-4 py-4">
          <UserRound className="size-6 shrink-0 text-ink-faint" strokeWidth={1.5} />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold wrap-anywhere">
              {name}
              {userId === ownId && <Badge tone="action">You</Badge>}
            </p>
            <p className="text-14 text-ink-faint">Joined on {longDateText(joinedAt)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
