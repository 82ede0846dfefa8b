import { zodResolver } from '@hookform/resolvers/zod'
import { Credentials, paths, problemCodes, TwoStepCode } from '@verandah/contracts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button.tsx'
import { CodeField } from '@/components/ui/code-field.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input, PasswordInput } from '@/components/ui/input.tsx'
import { TextLink } from '@/components/ui/text.tsx'
import { errorText, problemOf } from '@/lib/api/api-error.ts'
import { challengeOf, useFinishLogIn, useLogIn } from '../start-session.ts'

type Attempt = ReturnType<typeof useLogIn>

export function LogIn() {
  const logIn = useLogIn()
  const [expired, setExpired] = useState<string | null>(null)
  const challenge = challengeOf(logIn.error)
  const startAgain = (why: string | null) => {
    setExpired(why)
    logIn.reset()
  }
  return challenge === null ? (
    <PasswordStep logIn={logIn} expired={expired} />
  ) : (
    <CodeStep challenge={challenge} onStartAgain={startAgain} />
  )
}

const PasswordStep = ({ logIn, expired }: { logIn: Attempt; expired: string | null }) => {
  const refused = logIn.isError ? errorText(logIn.error) : expired
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Credentials),
    defaultValues: { username: '', password: '' },
  })
  const submit = handleSubmit((credentials) => logIn.mutate(credentials))
  const { errors } = formState
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field label="Username" hint="Your email address works too." error={errors.username?.message}>
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} {...register('username')} />
      </Field>
      <Field
        label="Password"
        error={errors.password?.message}
        aside={
          <span className="text-14">
            <TextLink to={paths.forgotPassword}>Forgot your password?</TextLink>
          </span>
        }
      >
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      {refused !== null && (
        <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-14 text-danger">
          {refused}
        </p>
      )}
      <Button type="submit" size="lg" busy={logIn.isPending && 'Logging in…'} className="mt-1">
        Log in
      </Button>
    </form>
  )
}

interface CodeStepProps {
  challenge: string
  onStartAgain: (why: string | null) => void
}

const CodeStep = ({ challenge, onStartAgain }: CodeStepProps) => {
  const finishing = useFinishLogIn(challenge)
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(TwoStepCode),
    defaultValues: { code: '' },
  })
  const submit = handleSubmit((typed) =>
    finishing.mutate(typed, {
      onError: (error) => {
        if (problemOf(error)?.code === problemCodes.loginExpired) onStartAgain(errorText(error))
        else setError('code', { message: errorText(error) }, { shouldFocus: true })
      },
    }),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <div>
        <h2 className="text-20">Two-step verification</h2>
        <p className="mt-1 text-ink-soft">Enter the code from your authenticator app to finish logging in.</p>
      </div>
      <CodeField error={formState.errors.code?.message} autoFocus {...register('code')} />
      <Button type="submit" size="lg" busy={finishing.isPending && 'Logging in…'} className="mt-1">
        Log in
      </Button>
      <Button variant="link" size="text" className="self-start" onClick={() => onStartAgain(null)}>
        Use another account
      </Button>
    </form>
  )
}
