import {
  getAccountMail,
  type Household,
  HouseholdInviteInput,
  householdLimit,
  inviteToHousehold,
  type NewHouseholdInvite,
  paths,
} from '@verandah/contracts'
import { Copy, Share2, UserPlus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { dateTimeText } from '@/lib/format.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callRoute } from '@/lib/api/call-route.ts'
import { changeAnswer, routeQuery } from '@/lib/api/route-query.ts'
import { householdQuery } from '@/lib/household/household.ts'
import { dismissToasts, toastFailure } from '@/lib/toast.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'

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

/** A caller alone takes a place too, although they are not listed yet. */
function isFull({ members, invites }: Household): boolean {
  return Math.max(members.length, 1) + invites.length >= householdLimit
}

/** Makes invites; `made` is the last one, until it is used or revoked. */
function useInvite({ invites }: Household) {
  const { data, isPending, mutate } = useMutation({
    mutationFn: (body: HouseholdInviteInput) => callRoute(inviteToHousehold, { body }),
    // The link must show even if the household cannot be read again.
    onSuccess: ({ token: _, ...invite }, _wanted, _before, { client }) => {
      dismissToasts()
      return changeAnswer(client, householdQuery.queryKey, (known) => ({
        ...known,
        invites: [invite, ...known.invites],
      }))
    },
    onError: toastFailure('The invite was not made'),
    onSettled: (_made, _error, _wanted, _before, { client }) =>
      client.invalidateQueries({ queryKey: householdQuery.queryKey }),
  })
  const made = invites.some(({ id }) => id === data?.id) ? (data ?? null) : null
  return { made, isPending, invite: mutate }
}

interface InviteFormProps {
  label: string
  isFirst: boolean
  isPending: boolean
  onInvite: (input: HouseholdInviteInput) => void
}

const hint = 'If they have confirmed this address with an account here, we send them the link too.'

/** Asks for an address only where this installation sends mail. */
function InviteForm({ label, isFirst, isPending, onInvite }: InviteFormProps) {
  const { data: mail } = useQuery(routeQuery(getAccountMail, {}))
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(HouseholdInviteInput) })
  return (
    <form
      noValidate
      className="flex w-full max-w-md flex-col items-start gap-4"
      onSubmit={(event) => void handleSubmit(onInvite)(event)}
    >
      {mail?.isSent === true && (
        <Field label="Their email (optional)" hint={hint} error={formState.errors.email?.message} className="w-full">
          <Input type="email" autoComplete="off" {...register('email', { setValueAs: emptyToNone })} />
        </Field>
      )}
      <Button
        type="submit"
        Icon={UserPlus}
        variant={isFirst ? 'primary' : 'secondary'}
        busy={isPending && 'Making the link…'}
      >
        {label}
      </Button>
    </form>
  )
}

const emptyToNone = (text: string): string | undefined => (text.trim() === '' ? undefined : text)
