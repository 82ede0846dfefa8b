import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { getAccountMail, HouseholdInviteInput } from '@verandah/contracts'
import { UserPlus } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { routeQuery } from '@/lib/api/route-query.ts'

interface InviteFormProps {
  label: string
  isFirst: boolean
  isPending: boolean
  onInvite: (input: HouseholdInviteInput) => void
}

const hint = 'If they have confirmed this address with an account here, we send them the link too.'

/** Asks for an address only where this installation sends mail. */
export function InviteForm({ label, isFirst, isPending, onInvite }: InviteFormProps) {
  const { data: mail } = useQuery(routeQuery(getAccountMail, {}))
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(HouseholdInviteInput) })
  return (
    <form
      noValidate
      className="flex w-full max-w-md flex-col items-start gap-4"
      onSubmit={(event) => void handleSubmit(onInvite)(event)}
    >
      {mail?.isSent === true && (
        <Field label="Their email (optional)" hint={hint} error={formState.errors.email?.message} className="w-full">
          <Input type="email" autoComplete="off" {...register('email', { setValueAs: emptyToNone })} />
        </Field>
      )}
      <Button
        type="submit"
        Icon={UserPlus}
        variant={isFirst ? 'primary' : 'secondary'}
        busy={isPending && 'Making the link…'}
      >
        {label}
      </Button>
    </form>
  )
}

const emptyToNone = (text: string): string | undefined => (text.trim() === '' ? undefined : text)
