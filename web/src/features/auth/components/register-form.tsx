import { RefreshCw } from 'lucide-react'
import { type FieldValues, useController, type UseControllerProps } from 'react-hook-form'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input, type Option, PasswordInput, Select } from '@/components/ui/input.tsx'
import type { NewAccount } from '../start-session.ts'
import { planHint, planOptions, useRegisterForm } from '../use-register-form.ts'

export function RegisterForm({ plan, account }: { plan: string | null; account: NewAccount }) {
  const { register, control, errors, submit, suggestUsername, suggestPassword } = useRegisterForm(plan, account)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field label="Name" error={errors.name?.message}>
        <Input autoComplete="name" {...register('name', { onChange: suggestUsername })} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...register('email', { onChange: suggestUsername })} />
      </Field>
      <Field label="Username" hint="Made from your name; change it if you like." error={errors.username?.message}>
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} {...register('username')} />
      </Field>
      <Field
        label="Password"
        hint="At least 8 characters."
        error={errors.password?.message}
        aside={
          <Button Icon={RefreshCw} iconClass="size-3.5" variant="link" size="text" onClick={suggestPassword}>
            Generate password
          </Button>
        }
      >
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
      <FormSelect label="Plan" hint={planHint} control={control} name="plan" options={planOptions} />
      <Field label="Invite code (optional)" hint="Gives immediate search access." error={errors.inviteCode?.message}>
        <Input autoComplete="off" spellCheck={false} {...register('inviteCode')} />
      </Field>
      <Button type="submit" size="lg" busy={account.isPending && 'Creating your account…'} className="mt-1">
        Create Account
      </Button>
    </form>
  )
}

type FormSelectProps<Values extends FieldValues> = Required<Pick<UseControllerProps<Values>, 'control' | 'name'>> & {
  label: string
  hint?: string
  options: readonly Option[]
}

const FormSelect = <Values extends FieldValues>({ label, hint, options, ...of }: FormSelectProps<Values>) => {
  const { field, fieldState } = useController(of)
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      <Select options={options} {...field} />
    </Field>
  )
}
