import { problemCodes, type EmailConfirmation } from '@verandah/contracts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { PasswordInput } from '@/components/ui/input.tsx'
import { errorText, problemOf } from '@/lib/api/api-error.ts'

export type ConfirmationProof = Omit<EmailConfirmation, 'token'>

interface ConfirmFormProps {
  username: string
  /** True if this browser has no session of the account, so the password is required. */
  isPasswordAsked: boolean
  error: unknown
  isPending: boolean
  onConfirm: (proof: ConfirmationProof) => void
}

/**
 * Confirms with a press where the account is signed in; elsewhere with its password, or with a new one that
 * takes the account over.
 */
export function ConfirmForm({ username, isPasswordAsked, error, isPending, onConfirm }: ConfirmFormProps) {
  const [isTakingOver, setTakingOver] = useState(false)
  const { register, handleSubmit } = useForm({ defaultValues: { password: '', newPassword: '' } })
  const submit = handleSubmit(({ password, newPassword }) => {
    if (!isPasswordAsked) onConfirm({})
    else onConfirm(isTakingOver ? { newPassword } : { password })
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      {isPasswordAsked && !isTakingOver && (
        <Field label="Password" hint="You aren’t logged in to this account here." error={fieldError(error)}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
      )}
      {isPasswordAsked && isTakingOver && (
        <Field
          label="New password"
          hint="At least 8 characters. Every device is logged out of this account."
          error={fieldError(error)}
        >
          <PasswordInput autoComplete="new-password" {...register('newPassword')} />
        </Field>
      )}
      <Button type="submit" size="lg" busy={isPending && 'Confirming…'}>
        {isTakingOver ? 'Set password and confirm' : 'Confirm this email'}
      </Button>
      {isPasswordAsked && (
        <Button
          variant="link"
          size="text"
          className="self-start text-left whitespace-normal"
          onClick={() => setTakingOver(!isTakingOver)}
        >
          {isTakingOver ? 'I know the password' : 'I don’t know the password, or didn’t open this account'}
        </Button>
      )}
    </form>
  )
}

const atField: readonly (string | undefined)[] = [problemCodes.wrongPassword, problemCodes.weakPassword]

const fieldError = (error: unknown) => (isAtField(error) ? errorText(error) : undefined)

export function isAtField(error: unknown): boolean {
  return atField.includes(problemOf(error)?.code)
}
