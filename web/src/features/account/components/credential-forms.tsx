import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import {
  changeEmail,
  changePassword,
  type CurrentUser,
  EmailChange,
  PasswordChange,
  problemCodes,
} from '@verandah/contracts'
import { useForm } from 'react-hook-form'
import { SettingsSection } from '@/components/settings/settings-page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { CodeField } from '@/components/ui/code-field.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input, PasswordInput } from '@/components/ui/input.tsx'
import { callRoute } from '@/lib/api/call-route.ts'
import { pointAtField } from '@/lib/api/point-at-field.ts'
import { currentUserQuery } from '@/lib/endpoints/current-user.ts'
import { toast, toastFailure } from '@/lib/toast.ts'
import { readSecurityEvents, sessionsQuery } from '../api/sessions.ts'
import { proofFields } from '../api/two-step.ts'
import { EmailStatus, SendLinkAgain } from './email-status.tsx'

/** Default values, with a code field if the account uses two-step verification. */
const blank = <Fields extends object>({ twoStep }: CurrentUser, fields: Fields) => ({
  ...fields,
  ...(twoStep && { code: '' }),
})

export function PasswordForm({ user }: { user: CurrentUser }) {
  const changing = useChangePassword()
  const noPassword = blank(user, { currentPassword: '', newPassword: '' })
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(PasswordChange),
    defaultValues: noPassword,
  })
  const submit = handleSubmit((change) =>
    changing.mutate(change, {
      onSuccess: () => reset(noPassword),
      onError: pointAtField(setError, {
        ...proofFields,
        [problemCodes.wrongPassword]: 'currentPassword',
        [problemCodes.weakPassword]: 'newPassword',
      }),
    }),
  )
  const { errors } = formState
  return (
    <SettingsSection title="Password" text="Changing your password signs you out on every other device.">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <input type="text" autoComplete="username" value={user.username} readOnly hidden />
        <Field label="Current password" error={errors.currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
        </Field>
        <Field label="New password" hint="At least 8 characters." error={errors.newPassword?.message}>
          <PasswordInput autoComplete="new-password" {...register('newPassword')} />
        </Field>
        {user.twoStep && <CodeField error={errors.code?.message} {...register('code')} />}
        <Button type="submit" variant="secondary" busy={changing.isPending && 'Changing…'} className="self-start">
          Change password
        </Button>
      </form>
    </SettingsSection>
  )
}

export function EmailForm({ user }: { user: CurrentUser }) {
  const changing = useChangeEmail()
  const noEmail = blank(user, { email: '', password: '' })
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(EmailChange),
    defaultValues: noEmail,
  })
  const fieldOf = { ...proofFields, [problemCodes.emailTaken]: 'email' } as const
  const submit = handleSubmit((change) =>
    changing.mutate(change, { onSuccess: () => reset(noEmail), onError: pointAtField(setError, fieldOf) }),
  )
  const { errors } = formState
  return (
    <SettingsSection title="Email" text={<EmailStatus user={user} />}>
      {user.emailStatus === 'unconfirmed' && <SendLinkAgain user={user} />}
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field label="New email" error={errors.email?.message}>
          <Input type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field label="Your password" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        {user.twoStep && <CodeField error={errors.code?.message} {...register('code')} />}
        <Button type="submit" variant="secondary" busy={changing.isPending && 'Changing…'} className="self-start">
          Change email
        </Button>
      </form>
    </SettingsSection>
  )
}

/** Changes the password and ends every other session. 400 `wrong-password`. */
const useChangePassword = () =>
  useMutation({
    mutationFn: (body: PasswordChange) => callRoute(changePassword, { body }),
    onSuccess: (_reply, _body, _before, { client }) => {
      toast({ title: 'Password changed', description: 'All other devices have been signed out.' })
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
    onError: toastFailure('Your password was not changed'),
    onSettled: (_reply, _error, _body, _before, { client }) => readSecurityEvents(client),
  })

/** Changes the email address; requires the password. 400 `wrong-password`, 409 `email-taken`. */
const useChangeEmail = () =>
  useMutation({
    mutationFn: (body: EmailChange) => callRoute(changeEmail, { body }),
    onSuccess: (user, { email }, _before, { client }) => {
      client.setQueryData(currentUserQuery.queryKey, user)
      if (user.email === email && user.emailStatus === 'confirmed')
        toast({ title: 'Email changed', description: `We’ll write to ${user.email} from now on.` })
      else toast({ title: 'Check your inbox', description: `Open the link that we sent to ${email} to confirm it.` })
    },
    onError: toastFailure('Your email was not changed'),
    onSettled: (_reply, _error, _body, _before, { client }) => readSecurityEvents(client),
  })
