import { zodResolver } from '@hookform/resolvers/zod'
import { Plan, problemCodes, Registration } from '@verandah/contracts'
import { useForm, type UseFormSetError } from 'react-hook-form'
import * as z from 'zod/mini'
import { ApiError } from '@/lib/api/api-error.ts'
import { generatePassword, generateUsername } from './generate-username.ts'
import type { NewAccount } from './start-session.ts'

const empty = { username: '', password: '', confirmPassword: '', email: '', name: '', inviteCode: '' }

/** The registration form: its fields, what it suggests, and what becomes of it. */
export const useRegisterForm = (plan: string | null, account: NewAccount) => {
  const { register, control, handleSubmit, setValue, getValues, setError, formState } = useForm({
    resolver: zodResolver(RegisterFields),
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
const pointAtField = (error: unknown, setError: UseFormSetError<typeof empty & { plan: RegisterFields['plan'] }>) => {
  const problem = error instanceof ApiError ? error.problem : null
  const field = fieldOfCode[problem?.code ?? '']
  if (problem !== null && field !== undefined) setError(field, { message: problem.detail }, { shouldFocus: true })
}

/** The contract's registration, the name in plain words, and the password typed twice. */
export const RegisterFields = z
  .extend(Registration, {
    name: z.string().check(z.trim(), z.minLength(1, 'Enter your name'), z.maxLength(120, 'At most 120 characters')),
    plan: Plan,
    confirmPassword: z.string(),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      message: 'Passwords do not match',
      path: ['confirmPassword'],
      when: () => true,
    }),
  )
type RegisterFields = z.infer<typeof RegisterFields>

export const planOptions: readonly { value: Plan; label: string }[] = [
  { value: 'free_trial', label: 'Free Trial: 7 days, no card' },
  { value: 'quarterly', label: 'Quarterly: $30 / 3 months' },
  { value: 'annual', label: 'Annual: $100 / year' },
]

/** The plan that an address names; quarterly where it names none of ours. */
const planFrom = (named: string | null): Plan => {
  const parsed = Plan.safeParse(named)
  return parsed.success ? parsed.data : 'quarterly'
}
