import { useMutation, useQuery } from '@tanstack/react-query'
import { householdLimit, joinHousehold, paths, problemCodes, readHouseholdInvite } from '@verandah/contracts'
import { useNavigate } from 'react-router-dom'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { errorText, hasStatus, problemOf } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import { changeHousehold, householdQuery } from '@/lib/household/household.ts'
import { toast } from '@/lib/toast.ts'

/** For a visitor: log in or register, which leads back to this page with the invite. */
export function VisitorButtons({ token }: { token: string }) {
  const redirectTo = paths.joinHousehold.href(token)
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink size="lg" to={paths.auth.href({ redirectTo })}>
        Log in to join
      </ButtonLink>
      <ButtonLink
        size="lg"
        variant="secondary"
        to={paths.auth.href({ tab: 'register', plan: 'free_trial', redirectTo })}
      >
        Register to join
      </ButtonLink>
      <ButtonLink size="lg" variant="quiet" to={paths.landing}>
        Not now
      </ButtonLink>
    </div>
  )
}

interface JoinButtonsProps {
  token: string
  invitedBy: string
}

export function JoinButtons({ token, invitedBy }: JoinButtonsProps) {
  const { mutate, error, isPending } = useJoin(token)
  return (
    <div className="flex flex-col gap-4">
      {error !== null && !isPending && <Refused error={error} invitedBy={invitedBy} />}
      <div className="flex flex-wrap gap-3">
        <Button size="lg" busy={isPending && 'Joining…'} onClick={() => mutate()}>
          Join the household
        </Button>
        <ButtonLink size="lg" variant="quiet" to={paths.home}>
          Not now
        </ButtonLink>
      </div>
    </div>
  )
}

const useJoin = (token: string) => {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => callRoute(joinHousehold, { body: { token } }),
    onSuccess: async (household, _wanted, _before, { client }) => {
      await changeHousehold(client, household)
      toast({ title: 'You’ve joined the household' })
      await navigate(paths.household)
    },
    // An invite that ended while the page was open: the page says so.
    onError: async (error, _wanted, _before, { client }) => {
      const code = problemOf(error)?.code
      if (code === problemCodes.linkUsed || code === problemCodes.linkExpired || hasStatus(error, 404))
        await client.invalidateQueries({ queryKey: queryKeyOf(readHouseholdInvite) })
    },
  })
}

const Refused = ({ error, invitedBy }: { error: Error; invitedBy: string }) => {
  const code = problemOf(error)?.code
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-md bg-ochre-soft px-4 py-3 text-14 text-ink">
      {code === problemCodes.inHousehold ? (
        <InHousehold />
      ) : code === problemCodes.householdFull ? (
        <p className="wrap-anywhere">
          This household is full: it has {householdLimit} people already. Ask {invitedBy} to tell you when there is
          room; until then your invite is not used.
        </p>
      ) : (
        <p>You haven’t joined. {errorText(error)}</p>
      )}
    </div>
  )
}

/** The caller's household is another one, or the one of this invite. */
const InHousehold = () => {
  const { data: household } = useQuery({ ...householdQuery, refetchOnMount: 'always' })
  return (
    <>
      <p>
        {household !== undefined && household.members.length < 2
          ? 'This is your own invite. Send the link to somebody you want to look with.'
          : 'You’re in a household already. To join another, leave yours first and open this link again: it still works.'}
      </p>
      <ButtonLink variant="secondary" size="sm" to={paths.household}>
        Your household
      </ButtonLink>
    </>
  )
}
