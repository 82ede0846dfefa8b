import { zodResolver } from '@hookform/resolvers/zod'
import { Credentials } from '@verandah/contracts'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input, PasswordInput } from '@/components/ui/input.tsx'
import { useLogIn } from '../start-session.ts'

export const LoginForm = () => {
  const logIn = useLogIn()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Credentials),
    defaultValues: { username: '', password: '' },
  })
  const submit = handleSubmit((credentials) => logIn.mutate(credentials))
  const { errors } = formState
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field label="Username" error={errors.username?.message}>
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} {...register('username')} />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <Button type="submit" size="lg" busy={logIn.isPending && 'Logging in…'} className="mt-1">
        Log in
      </Button>
    </form>
  )
}
