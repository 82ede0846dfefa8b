import type { CurrentUser } from '@verandah/contracts'
import { type SubmitEvent, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogActions } from '@/components/ui/dialog.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { PasswordInput } from '@/components/ui/password-input.tsx'
import { errorText } from '@/lib/api/error-text.ts'
import { useDeleteAccount } from '../api/delete-account.ts'

interface DeleteDialogProps {
  user: CurrentUser
  onClose: () => void
}

/** Asks for the username, typed, and the password before the account is deleted. */
export const DeleteDialog = ({ user: { username }, onClose }: DeleteDialogProps) => {
  const deleting = useDeleteAccount()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isConfirmed = typed.trim() === username
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isConfirmed && password !== '') deleting.mutate({ password })
  }
  return (
    <Dialog
      title="Delete your account?"
      description="All that you saved here goes, at once and for good."
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field
          label={`Type ${username} to confirm`}
          error={isChecked && !isConfirmed ? `Type your username exactly: ${username}` : undefined}
        >
          <Input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Field label="Your password" error={isChecked && password === '' ? 'Enter your password' : undefined}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        {deleting.error !== null && (
          <p role="alert" className="text-14 text-danger">
            Your account was not deleted. {errorText(deleting.error)}
          </p>
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={deleting.isPending}>
            Keep my account
          </Button>
          <Button type="submit" variant="danger" isPending={deleting.isPending}>
            {deleting.isPending ? 'Deleting…' : 'Delete my account'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
