import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { paths, PasswordReset, problemCodes, resetPassword } from '@verandah/contracts'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Answered } from '@/components/ui/answered.tsx'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { CodeField } from '@/components/ui/code-field.tsx'
import { EntryPage } from '@/components/ui/entry-page.tsx'
import { Field } from '@/components/ui/field.tsx'
import { PasswordInput } from '@/components/ui/input.tsx'
import { Skeletons } from '@/components/ui/spinner.tsx'
import { usePreparedToasts } from '@/components/ui/toast-region.tsx'
import { callRoute } from '@/lib/api/call-route.ts'
import { pointAtField } from '@/lib/api/point-at-field.ts'
import { currentUserQuery } from '@/lib/endpoints/current-user.ts'
import { forgetSession } from '@/lib/endpoints/logout.ts'
import { toastFailure } from '@/lib/toast.ts'
import { DeadLink } from './components/dead-link.tsx'
import { useAccountLink } from './use-account-link.ts'

export function ResetPasswordPage() {
  usePreparedToasts()
  const { token, query, readDeadLinkAgain } = useAccountLink('reset-password')
  const setting = useSetPassword(token, readDeadLinkAgain)
  if (setting.isSuccess) return <Done />
  const state = query.data?.state ?? 'valid'
  if (state !== 'valid') return <DeadLink state={state} askAt={paths.forgotPassword} />
  return (
    <EntryPage title="Choose a new password" lead="You’ll be logged out on every device, then log in with the new one.">
      <Answered query={query} what="your link" skeleton={<Skeletons count={3} className="h-13" />}>
        {({ username, asksCode }) => (
          <NewPasswordForm username={username ?? ''} asksCode={asksCode} setting={setting} />
        )}
      </Answered>
    </EntryPage>
  )
}

const NewPassword = z.omit(PasswordReset, { token: true })
type NewPassword = z.infer<typeof NewPassword>

interface NewPasswordFormProps {
  username: string
  asksCode: boolean
  setting: ReturnType<typeof useSetPassword>
}

const NewPasswordForm = ({ username, asksCode, setting }: NewPasswordFormProps) => {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(NewPassword),
    defaultValues: { newPassword: '', ...(asksCode && { code: '' }) },
  })
  const submit = handleSubmit((typed) => setting.mutate(typed, { onError: pointAtField(setError, fieldOf) }))
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <p className="text-14 text-ink-soft">
        Username <strong className="ml-1 font-semibold [overflow-wrap:anywhere] text-ink">{username}</strong>
      </p>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Field label="New password" hint="At least 8 characters." error={formState.errors.newPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register('newPassword')} />
      </Field>
      {asksCode && <CodeField error={formState.errors.code?.message} {...register('code')} />}
      <Button type="submit" size="lg" busy={setting.isPending && 'Setting…'} className="mt-1">
        Set new password
      </Button>
    </form>
  )
}

const fieldOf = {
  [problemCodes.weakPassword]: 'newPassword',
  [problemCodes.codeNeeded]: 'code',
  [problemCodes.wrongCode]: 'code',
  [problemCodes.twoCodesNeeded]: 'code',
} as const

/** Sets the password, which ends every session, this browser's included. */
const useSetPassword = (token: string, readDeadLinkAgain: (error: unknown) => void) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (typed: NewPassword) => callRoute(resetPassword, { body: { token, ...typed } }),
    onSuccess: () => {
      forgetSession(queryClient)
      queryClient.setQueryData(currentUserQuery.queryKey, null)
    },
    onError: (error) => {
      toastFailure('Your password was not changed')(error)
      readDeadLinkAgain(error)
    },
  })
}

const Done = () => (
  <EntryPage
    title="Your new password is set"
    lead={<p role="status">Every device has been logged out. Log in with your new password to continue.</p>}
  >
    <ButtonLink size="lg" to={paths.auth.href()}>
      Log in
    </ButtonLink>
  </EntryPage>
)
