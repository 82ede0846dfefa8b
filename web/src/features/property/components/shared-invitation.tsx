import { paths } from '@verandah/contracts'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'

/** Leads a visitor to an account or to a log-in and back to the home, and a signed-in user to the home. */
export function SharedInvitation({ id }: { id: string }) {
  const { data: user, isPending } = useCurrentUser()
  const home = paths.property.href(id)
  return (
    <Panel aria-labelledby="invitation-title" className="flex flex-col gap-4 lg:sticky lg:top-24">
      <div>
        <h2 id="invitation-title" className="text-20">
          How well does it suit you?
        </h2>
        <p className="mt-1 text-ink-soft">
          Tell Verandah what matters to you. It scores this home from 0 to 100 and shows why.
        </p>
      </div>
      {isPending && <Skeleton className="h-11 rounded-full" />}
      {!isPending && (user === null || user === undefined) && <ForVisitor home={home} />}
      {user !== null && user !== undefined && <ButtonLink to={home}>Open in Verandah</ButtonLink>}
    </Panel>
  )
}

const ForVisitor = ({ home }: { home: string }) => (
  <div className="flex flex-col gap-2">
    <ButtonLink to={paths.auth.href({ tab: 'register', redirectTo: home })}>See how it scores for you</ButtonLink>
    <ButtonLink to={paths.auth.href({ redirectTo: home })} variant="quiet">
      I have an account
    </ButtonLink>
    <p className="text-center text-14 text-ink-faint">Seven days free. No card needed.</p>
  </div>
)
