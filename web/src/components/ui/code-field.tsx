import { type ComponentProps, useState } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

/** A two-step verification code: six digits from an authenticator app, or a recovery code. */
export function CodeField({ error, ...control }: ComponentProps<'input'> & { error: string | undefined }) {
  const [isRecovery, setRecovery] = useState(false)
  return (
    <Field
      label={isRecovery ? 'Recovery code' : '6-digit code'}
      hint={isRecovery ? 'One of those you saved. Each works once.' : 'From your authenticator app.'}
      error={error}
      aside={
        <Button variant="link" size="text" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? 'Use the app' : 'Use a recovery code'}
        </Button>
      }
    >
      <CodeInput inputMode={isRecovery ? 'text' : 'numeric'} {...control} />
    </Field>
  )
}

/** An input for one-time codes with autofill on phones. */
export function CodeInput(props: ComponentProps<'input'>) {
  return (
    <Input
      autoComplete="one-time-code"
      inputMode="numeric"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={32}
      className="tracking-[0.12em] tabular-nums"
      {...props}
    />
  )
}
