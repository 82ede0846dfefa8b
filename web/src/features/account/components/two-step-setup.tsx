import { zodResolver } from '@hookform/resolvers/zod'
import { PasswordProof, problemCodes, TwoStepCode, type TwoStepSetup as Setup } from '@verandah/contracts'
import { useForm } from 'react-hook-form'
import { encode } from 'uqr'
import { CodeInput } from '@/components/ui/code-field.tsx'
import { Dialog, FormActions } from '@/components/ui/dialog.tsx'
import { Field } from '@/components/ui/field.tsx'
import { PasswordInput } from '@/components/ui/input.tsx'
import { OutsideLink } from '@/components/ui/text.tsx'
import { pointAtField } from '@/lib/api/point-at-field.ts'
import { useBeginTwoStep, useTurnOnTwoStep } from '../api/two-step.ts'
import { OtherDevices } from './other-devices.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { Refusal } from './two-step-proof.tsx'

interface TwoStepSetupProps {
  username: string
  onClose: () => void
}

/** Steps: the password, the app and its first code, the recovery codes. */
export function TwoStepSetup({ username, onClose }: TwoStepSetupProps) {
  const beginning = useBeginTwoStep()
  const turningOn = useTurnOnTwoStep()
  const setup = beginning.data
  const codes = turningOn.data?.recoveryCodes
  if (codes !== undefined)
    return (
      <Dialog title="Two-step verification is on" onClose={onClose}>
        <RecoveryCodes username={username} codes={codes} onClose={onClose}>
          <OtherDevices />
        </RecoveryCodes>
      </Dialog>
    )
  return setup === undefined ? (
    <Dialog
      title="Turn on two-step verification"
      description="You’ll need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or your password manager."
      onClose={onClose}
    >
      <PasswordForm username={username} beginning={beginning} onClose={onClose} />
    </Dialog>
  ) : (
    <Dialog title="Set up your app" onClose={onClose}>
      <AppForm setup={setup} turningOn={turningOn} onClose={onClose} />
    </Dialog>
  )
}

interface PasswordFormProps extends TwoStepSetupProps {
  beginning: ReturnType<typeof useBeginTwoStep>
}

const PasswordForm = ({ username, beginning, onClose }: PasswordFormProps) => {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(PasswordProof),
    defaultValues: { password: '' },
  })
  const submit = handleSubmit((proof) =>
    beginning.mutate(proof, { onError: pointAtField(setError, { [problemCodes.wrongPassword]: 'password' }) }),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Field label="Your password" error={formState.errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <Refusal error={beginning.error} />
      <FormActions save="Continue" saving="Checking…" isSaving={beginning.isPending} onCancel={onClose} />
    </form>
  )
}

interface AppFormProps {
  setup: Setup
  turningOn: ReturnType<typeof useTurnOnTwoStep>
  onClose: () => void
}

const AppForm = ({ setup: { secret, uri }, turningOn, onClose }: AppFormProps) => {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(TwoStepCode),
    defaultValues: { code: '' },
  })
  const submit = handleSubmit((typed) =>
    turningOn.mutate(typed, { onError: pointAtField(setError, { [problemCodes.wrongCode]: 'code' }) }),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <div className="flex flex-col gap-5 sm:flex-row sm:items-center">
        <QrCode text={uri} />
        <div className="min-w-0 text-14 text-ink-soft">
          <p>
            Scan this with your authenticator app. If you’re on that phone,{' '}
            <OutsideLink href={uri}>open the app</OutsideLink>, or enter this key in it:
          </p>
          <p className="mt-2 font-mono text-16 tracking-wide [overflow-wrap:anywhere] text-ink select-all">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </p>
        </div>
      </div>
      <Field label="6-digit code" hint="The one your app shows now." error={formState.errors.code?.message}>
        <CodeInput {...register('code')} />
      </Field>
      <Refusal error={turningOn.error} />
      <FormActions save="Turn on" saving="Turning on…" isSaving={turningOn.isPending} onCancel={onClose} />
    </form>
  )
}

/** A QR code, dark on light in every theme, with a quiet zone of four modules, as cameras expect. */
const QrCode = ({ text }: { text: string }) => {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-48 shrink-0 rounded-md border border-line forced-color-adjust-none sm:mx-0"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
