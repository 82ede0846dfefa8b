import { zodResolver } from '@hookform/resolvers/zod'
import { type CurrentUser, PasswordChange, problemCodes } from '@verandah/contracts'
import { useForm } from 'react-hook-form'
import { SettingsSection } from '@/components/settings/settings-section.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { PasswordInput } from '@/components/ui/password-input.tsx'
import { problemOf } from '@/lib/api/error-text.ts'
import { useChangePassword } from '../api/change-password.ts'

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
        <Button type="submit" variant="secondary" isPending={changing.isPending} className="self-start">
          {changing.isPending ? 'Changing…' : 'Change password'}
        </Button>
      </form>
    </SettingsSection>
  )
}
