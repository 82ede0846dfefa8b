import { zodResolver } from '@hookform/resolvers/zod'
import { Plan, problemCodes, Registration } from '@verandah/contracts'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { pointAtField } from '@/lib/api/point-at-field.ts'
import { generatePassword, generateUsername } from './generate-username.ts'
import type { NewAccount } from './start-session.ts'

const empty = { username: '', password: '', confirmPassword: '', email: '', name: '', inviteCode: '' }

export function useRegisterForm(plan: string | null, account: NewAccount) {
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
      onError: pointAtField(setError, fieldOf),
    })
  })
  return { register, control, errors: formState.errors, submit, suggestUsername, suggestPassword }
}

const fieldOf = {
  [problemCodes.usernameTaken]: 'username',
  [problemCodes.emailTaken]: 'email',
  [problemCodes.weakPassword]: 'password',
  [problemCodes.inviteCodeRefused]: 'inviteCode',
} as const

/** The contract's schema, with a plain-language name error and the repeated password. */
const RegisterFields = z
  .extend(Registration, {
    name: z
      .string()
      .check(z.trim(), z.minLength(1, 'Enter your name'), z.maxLength(120, 'Use 120 characters or fewer')),
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

export const planHint = 'Paid plans ask for a card once you have set up your search. The Free Trial asks for none.'

/** Returns the plan named in the URL; quarterly if it is missing or unknown. */
const planFrom = (named: string | null): Plan => {
  const parsed = Plan.safeParse(named)
  return parsed.success ? parsed.data : 'quarterly'
}
