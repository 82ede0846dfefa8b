import { zodResolver } from '@hookform/resolvers/zod'
import { FullProof } from '@verandah/contracts'
import { useForm, type UseFormSetError } from 'react-hook-form'
import { CodeField } from '@/components/ui/code-field.tsx'
import { Dialog, FormActions } from '@/components/ui/dialog.tsx'
import { Field } from '@/components/ui/field.tsx'
import { PasswordInput } from '@/components/ui/input.tsx'
import { pointAtField } from '@/lib/api/point-at-field.ts'
import { errorText, problemOf } from '@/lib/api/api-error.ts'
import { proofFields, useRenewRecoveryCodes, useTurnOffTwoStep } from '../api/two-step.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

interface AskingProps {
  username: string
  onClose: () => void
}

export function RenewRecoveryCodes({ username, onClose }: AskingProps) {
  const renewing = useRenewRecoveryCodes()
  const codes = renewing.data?.recoveryCodes
  return (
    <Dialog
      title={codes === undefined ? 'Create new recovery codes?' : 'Save your recovery codes'}
      description={codes === undefined ? 'The ones you have now will stop working.' : undefined}
      onClose={onClose}
    >
      {codes === undefined ? (
        <ProofForm
          username={username}
          asking={renewing}
          does="Create new codes"
          doing="Creating…"
          onClose={onClose}
          onProof={(proof, setError) => renewing.mutate(proof, { onError: pointAtField(setError, proofFields) })}
        />
      ) : (
        <RecoveryCodes username={username} codes={codes} onClose={onClose} />
      )}
    </Dialog>
  )
}

export function TurnOffTwoStep({ username, onClose }: AskingProps) {
  const turningOff = useTurnOffTwoStep()
  return (
    <Dialog
      title="Turn off two-step verification?"
      description="Your password alone will be enough to log in. Your recovery codes will stop working."
      onClose={onClose}
    >
      <ProofForm
        username={username}
        asking={turningOff}
        does="Turn off"
        doing="Turning off…"
        onClose={onClose}
        onProof={(proof, setError) =>
          turningOff.mutate(proof, { onSuccess: onClose, onError: pointAtField(setError, proofFields) })
        }
      />
    </Dialog>
  )
}

interface ProofFormProps extends AskingProps {
  asking: { isPending: boolean; error: Error | null }
  does: string
  doing: string
  onProof: (proof: FullProof, setError: UseFormSetError<FullProof>) => void
}

const ProofForm = ({ username, asking, does, doing, onClose, onProof }: ProofFormProps) => {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(FullProof),
    defaultValues: { password: '', code: '' },
  })
  const submit = handleSubmit((proof) => onProof(proof, setError))
  const { errors } = formState
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Field label="Your password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <CodeField error={errors.code?.message} {...register('code')} />
      <Refusal error={asking.error} />
      <FormActions save={does} saving={doing} isSaving={asking.isPending} onCancel={onClose} />
    </form>
  )
}

export function Refusal({ error }: { error: Error | null }) {
  const { code = '' } = problemOf(error) ?? {}
  if (error === null || Object.hasOwn(proofFields, code)) return null
  return (
    <p role="alert" className="text-14 text-danger">
      {errorText(error)}
    </p>
  )
}
