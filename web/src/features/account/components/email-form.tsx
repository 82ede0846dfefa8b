import { zodResolver } from '@hookform/resolvers/zod'
import { type CurrentUser, EmailChange, problemCodes } from '@verandah/contracts'
import { useForm } from 'react-hook-form'
import { SettingsSection } from '@/components/settings/settings-section.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { PasswordInput } from '@/components/ui/password-input.tsx'
import { problemOf } from '@/lib/api/error-text.ts'
import { useChangeEmail } from '../api/change-email.ts'

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
        <Button type="submit" variant="secondary" isPending={changing.isPending} className="self-start">
          {changing.isPending ? 'Changing…' : 'Change email'}
        </Button>
      </form>
    </SettingsSection>
  )
}

const fieldOf: Partial<Record<string, 'email' | 'password'>> = {
  [problemCodes.emailTaken]: 'email',
  [problemCodes.wrongPassword]: 'password',
}
