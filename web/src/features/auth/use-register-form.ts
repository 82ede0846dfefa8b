import { zodResolver } from '@hookform/resolvers/zod'
import { problemCodes } from '@verandah/contracts'
import { useForm, type UseFormSetError } from 'react-hook-form'
import { ApiError } from '@/lib/api/api-error.ts'
import type { NewAccount } from './api/register.ts'
import { generatePassword } from './generate-password.ts'
import { generateUsername } from './generate-username.ts'
import { planFrom } from './plan-options.ts'
import { RegisterForm } from './register-form-schema.ts'

const empty = { username: '', password: '', confirmPassword: '', email: '', name: '', inviteCode: '' }

/** The registration form: its fields, what it suggests, and what becomes of it. */
export const useRegisterForm = (plan: string | null, account: NewAccount) => {
  const { register, control, handleSubmit, setValue, getValues, setError, formState } = useForm({
    resolver: zodResolver(RegisterForm),
    defaultValues: { ...empty, plan: planFrom(plan) },
  })
  const fill = (field: 'username' | 'password' | 'confirmPassword', value: string) =>
    setValue(field, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })

  const suggestUsername = () => {
    const { email, name } = getValues()
    if (email.trim() !== '' && name.trim() !== '') fill('username', generateUsername(name))
  }
  const suggestPassword = () => {
    const password = generatePassword()
    fill('password', password)
    fill('confirmPassword', password)
  }
  const submit = handleSubmit(({ confirmPassword: _, inviteCode, ...registration }) => {
    account.mutate(inviteCode === undefined || inviteCode === '' ? registration : { ...registration, inviteCode }, {
      onError: (error) => pointAtField(error, setError),
    })
  })
  return {
    register,
    control,
    errors: formState.errors,
    isPending: account.isPending,
    submit,
    suggestUsername,
    suggestPassword,
  }
}

const fieldOfCode: Partial<Record<string, 'username' | 'email' | 'inviteCode'>> = {
  [problemCodes.usernameTaken]: 'username',
  [problemCodes.emailTaken]: 'email',
  [problemCodes.inviteCodeRefused]: 'inviteCode',
}

/** A refusal that is about one field is shown there too. */
const pointAtField = (error: unknown, setError: UseFormSetError<typeof empty & { plan: RegisterForm['plan'] }>) => {
  const problem = error instanceof ApiError ? error.problem : null
  const field = fieldOfCode[problem?.code ?? '']
  if (problem !== null && field !== undefined) setError(field, { message: problem.detail }, { shouldFocus: true })
}
