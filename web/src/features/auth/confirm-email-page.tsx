import { useMutation, useQueryClient } from '@tanstack/react-query'
import { confirmEmail, paths, problemCodes } from '@verandah/contracts'
import { useState } from 'react'
import { Answered } from '@/components/ui/answered.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { EntryPage } from '@/components/ui/entry-page.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { usePreparedToasts } from '@/components/ui/toast-region.tsx'
import { errorText, problemOf } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { currentUserQuery } from '@/lib/endpoints/current-user.ts'
import { ConfirmForm, isAtField, type ConfirmationProof } from './components/confirm-form.tsx'
import { DeadLink } from './components/dead-link.tsx'
import { useAccountLink } from './use-account-link.ts'

/** Target of confirmation links. Confirms only on a press, because mail scanners prefetch links. */
export function ConfirmEmailPage() {
  usePreparedToasts()
  const { token, query, readDeadLinkAgain } = useAccountLink('confirm-email')
  const [isPasswordAsked, setPasswordAsked] = useState(false)
  const confirming = useConfirm(token, (error) => {
    if (isQuestion(error)) setPasswordAsked(true)
    else readDeadLinkAgain(error)
  })
  if (confirming.isSuccess) return <Done />
  const state = query.data?.state ?? 'valid'
  if (state !== 'valid') return <DeadLink state={state} askAt={paths.account} />
  return (
    <EntryPage title="Confirm your email" lead="Then we can email you about your searches and your account.">
      <Answered query={query} what="your link" skeleton={<Skeleton className="h-13" />}>
        {({ username }) => (
          <>
            <p className="mb-5 text-14 text-ink-soft">
              Username <strong className="ml-1 font-semibold [overflow-wrap:anywhere] text-ink">{username}</strong>
            </p>
            {isAlert(confirming.error) && (
              <p role="alert" className="mb-5 text-14 text-danger">
                Your email was not confirmed. {errorText(confirming.error)}
              </p>
            )}
            <ConfirmForm
              username={username ?? ''}
              isPasswordAsked={isPasswordAsked}
              error={confirming.error}
              isPending={confirming.isPending}
              onConfirm={confirming.mutate}
            />
          </>
        )}
      </Answered>
    </EntryPage>
  )
}

const isQuestion = (error: unknown) => problemOf(error)?.code === problemCodes.passwordNeeded

const isAlert = (error: unknown) => error !== null && !isQuestion(error) && !isAtField(error)

const useConfirm = (token: string, onError: (error: unknown) => void) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (proof: ConfirmationProof) => callRoute(confirmEmail, { body: { token, ...proof } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
    onError,
  })
}

const Done = () => (
  <EntryPage title="Your email is confirmed" lead={<p role="status">We’ll write to you there from now on.</p>}>
    <ButtonLink size="lg" to={paths.home}>
      Go to your home screen
    </ButtonLink>
  </EntryPage>
)
