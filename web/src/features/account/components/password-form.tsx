import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changePassword, type CurrentUser, PasswordChange, problemCodes } from '@verandah/contracts'
import { useForm } from 'react-hook-form'
import { SettingsSection } from '@/components/settings/settings-page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { PasswordInput } from '@/components/ui/input.tsx'
import { problemOf } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { toast, toastFailure } from '@/lib/toast.ts'
import { securityEventsQuery, sessionsQuery } from '../api/sessions.ts'

const empty = { currentPassword: '', newPassword: '' }

export const PasswordForm = ({ user }: { user: CurrentUser }) => {
  const changing = useChangePassword()
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(PasswordChange),
    defaultValues: empty,
  })
  const { errors } = formState
  const submit = handleSubmit((change) =>
    changing.mutate(change, {
      onSuccess: () => reset(empty),
      onError: (error) => {
        const problem = problemOf(error)
        if (problem?.code !== problemCodes.wrongPassword) return
        setError('currentPassword', { message: problem.detail }, { shouldFocus: true })
      },
    }),
  )
  return (
    <SettingsSection
      title="Password"
      text="A new password ends every other session: on lost phones and borrowed computers too."
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <input type="text" autoComplete="username" value={user.username} readOnly hidden />
        <Field label="Current password" error={errors.currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
        </Field>
        <Field label="New password" hint="At least 8 characters." error={errors.newPassword?.message}>
          <PasswordInput autoComplete="new-password" {...register('newPassword')} />
        </Field>
        <Button type="submit" variant="secondary" busy={changing.isPending && 'Changing…'} className="self-start">
          Change password
        </Button>
      </form>
    </SettingsSection>
  )
}

/** Changes the password and ends every other session. 400 `wrong-password`. */
const useChangePassword = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: PasswordChange) => callRoute(changePassword, { body }),
    onSuccess: () => {
      toast({ title: 'Password changed', description: 'Every other session has been ended.' })
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
    onError: toastFailure('Your password was not changed'),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: securityEventsQuery.queryKey }),
  })
}
