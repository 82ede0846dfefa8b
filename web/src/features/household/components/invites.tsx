import { useMutation } from '@tanstack/react-query'
import { type Household, type HouseholdInvite, revokeHouseholdInvite } from '@verandah/contracts'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button.tsx'
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx'
import { unlessGone } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { dateTimeText } from '@/lib/format.ts'
import { householdQuery } from '@/lib/household/household.ts'
import { toast, toastFailure } from '@/lib/toast.ts'

interface InvitesProps {
  household: Household
  ownId: string
  onRevoked: () => void
}

export function Invites({ household: { members, invites }, ownId, onRevoked }: InvitesProps) {
  const [asked, setAsked] = useState<HouseholdInvite | null>(null)
  const makerOf = ({ invitedBy }: HouseholdInvite) =>
    invitedBy === ownId ? 'you' : (members.find(({ userId }) => userId === invitedBy)?.name ?? 'a member')
  return (
    <>
      {invites.length === 0 ? (
        <p className="text-14 text-ink-faint">There are no unused invites.</p>
      ) : (
        <ul aria-label="Unused invites" className="-my-4 divide-y divide-line">
          {invites.map((invite) => (
            <li key={invite.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
              <Mail className="size-6 shrink-0 text-ink-faint" strokeWidth={1.5} />
              <div className="min-w-40 flex-1">
                <p className="font-semibold wrap-anywhere">Invite from {makerOf(invite)}</p>
                <p className="text-14 text-ink-faint">Works until {dateTimeText(invite.expiresAt)}</p>
              </div>
              <Button variant="secondary" size="sm" onClick={() => setAsked(invite)}>
                Revoke
                <span className="sr-only">
                  {' '}
                  the invite from {makerOf(invite)}, {dateTimeText(invite.createdAt)}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asked !== null && <RevokeDialog invite={asked} onRevoked={onRevoked} onClose={() => setAsked(null)} />}
    </>
  )
}

interface RevokeDialogProps {
  invite: HouseholdInvite
  onRevoked: () => void
  onClose: () => void
}

const RevokeDialog = ({ invite: { id }, onRevoked, onClose }: RevokeDialogProps) => {
  const { mutate, isPending } = useMutation({
    // It may have been used or revoked elsewhere.
    mutationFn: () => unlessGone(callRoute(revokeHouseholdInvite, { params: { id } })),
    onSuccess: async (_reply, _wanted, _before, { client }) => {
      // An open dialog keeps the focus to itself.
      flushSync(onClose)
      onRevoked()
      toast({ title: 'Invite revoked' })
      await client.invalidateQueries({ queryKey: householdQuery.queryKey })
    },
    onError: toastFailure('The invite was not revoked'),
  })
  return (
    <ConfirmDialog
      title="Revoke this invite?"
      description="Its link will stop working. You can make a new invite at any time."
      words={{ go: 'Revoke invite', going: 'Revoking…', stay: 'Cancel' }}
      isPending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    />
  )
}
