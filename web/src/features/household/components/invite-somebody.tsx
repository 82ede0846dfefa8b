import { type Household, householdLimit, type NewHouseholdInvite, paths } from '@verandah/contracts'
import { Copy, Share2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { dateTimeText } from '@/lib/format.ts'
import { isFull, useInvite } from '../use-invite.ts'
import { InviteForm } from './invite-form.tsx'

/** Makes an invite, and shows its link until the page closes or the invite is revoked. */
export function InviteSomebody({ household }: { household: Household }) {
  const { made, isPending, invite } = useInvite(household)
  return (
    <div className="flex flex-col items-start gap-5">
      {made !== null && <InviteLink key={made.id} made={made} />}
      {isFull(household) ? (
        <FullNote invites={household.invites} />
      ) : (
        <InviteForm
          key={`after ${made?.id ?? 'none'}`}
          label={made === null ? 'Invite somebody' : 'Invite somebody else'}
          isFirst={made === null}
          isPending={isPending}
          onInvite={invite}
        />
      )}
    </div>
  )
}

const FullNote = ({ invites }: Pick<Household, 'invites'>) => (
  <p role="status" className="max-w-[60ch] rounded-md bg-ochre-soft px-4 py-3 text-14 text-ink">
    {invites.length === 0
      ? `Your household is full: it has ${householdLimit} people. There is room again when one of you leaves.`
      : `Your household is full: unused invites take up some of its ${householdLimit} places. Revoke one to invite somebody else.`}
  </p>
)

const copyWords = { ready: 'Copy link', copied: 'Link copied', failed: 'Copying failed' }

/** The link, shown only now, as its token is stored nowhere. */
const InviteLink = ({ made: { token, expiresAt } }: { made: NewHouseholdInvite }) => {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => area.current?.querySelector('input')?.focus(), [])
  const url = `${window.location.origin}${paths.joinHousehold.href(token)}`
  return (
    <div ref={area} className="flex w-full min-w-0 animate-enter flex-col gap-3">
      <Field
        label="Invite link"
        hint={`It works once, until ${dateTimeText(expiresAt)}. We show it only now, so copy it and send it yourself.`}
      >
        <Input readOnly value={url} onFocus={({ target }) => target.select()} className="text-ink-soft!" />
      </Field>
      <div className="flex flex-wrap gap-3">
        <CopyButton words={copyWords} Icon={Copy} text={() => Promise.resolve(url)} />
        {canShare() && <ShareButton url={url} />}
      </div>
    </div>
  )
}

const canShare = (): boolean => 'share' in navigator

const ShareButton = ({ url }: { url: string }) => {
  const share = () => {
    // Rejects when the sender changes their mind.
    navigator.share({ title: 'Verandah', text: 'Look for a home with me', url }).catch(() => undefined)
  }
  return (
    <Button variant="secondary" size="sm" Icon={Share2} onClick={share}>
      Share
    </Button>
  )
}
