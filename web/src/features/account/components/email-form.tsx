import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeEmail, type CurrentUser, EmailChange, problemCodes } from '@verandah/contracts'
import { useForm } from 'react-hook-form'
import { SettingsSection } from '@/components/settings/settings-page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input, PasswordInput } from '@/components/ui/input.tsx'
import { problemOf } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { currentUserQuery } from '@/lib/endpoints/current-user.ts'
import { toast, toastFailure } from '@/lib/toast.ts'
import { securityEventsQuery } from '../api/sessions.ts'

const empty = { email: '', password: '' }

export const EmailForm = ({ user }: { user: CurrentUser }) => {
  const changing = useChangeEmail()
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(EmailChange),
    defaultValues: empty,
  })
  const { errors } = formState
  const submit = handleSubmit((change) =>
    changing.mutate(change, {
      onSuccess: () => reset(empty),
      onError: (error) => {
        const problem = problemOf(error)
        const field = problem === null ? undefined : fieldOf[problem.code]
        if (field !== undefined) setError(field, { message: problem?.detail ?? '' }, { shouldFocus: true })
      },
    }),
  )
  return (
    <SettingsSection
      title="Email"
      text={
        <>
          We write to <strong className="font-semibold [overflow-wrap:anywhere] text-ink">{user.email}</strong>. To
          change that, say your password again.
        </>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field label="New email" error={errors.email?.message}>
          <Input type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field label="Your password" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <Button type="submit" variant="secondary" busy={changing.isPending && 'Changing…'} className="self-start">
          Change email
        </Button>
      </form>
    </SettingsSection>
  )
}

const fieldOf: Partial<Record<string, 'email' | 'password'>> = {
  [problemCodes.emailTaken]: 'email',
  [problemCodes.wrongPassword]: 'password',
}

/** Changes the address for whoever knows the password. 400 `wrong-password`, 409 `email-taken`. */
const useChangeEmail = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: EmailChange) => callRoute(changeEmail, { body }),
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserQuery.queryKey, user)
      toast({ title: 'Email changed', description: `We write to ${user.email} from now on.` })
    },
    onError: toastFailure('Your email was not changed'),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: securityEventsQuery.queryKey }),
  })
}
