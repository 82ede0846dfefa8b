import { useMutation } from '@tanstack/react-query'
import { type AccountDeletion, type CurrentUser, paths, requestAccountDeletion } from '@verandah/contracts'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SettingsSection } from '@/components/settings/settings-page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { CodeField } from '@/components/ui/code-field.tsx'
import { Dialog, DialogActions } from '@/components/ui/dialog.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input, PasswordInput } from '@/components/ui/input.tsx'
import { errorText } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { forgetSession } from '@/lib/endpoints/logout.ts'
import { logError } from '@/lib/log-error.ts'
import { deletionReceiptQuery } from '../deletion-receipt-page.tsx'

export function DeleteAccount({ user }: { user: CurrentUser }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <SettingsSection
      title="Delete your account"
      text="This deletes everything: searches, scores, shortlist, notes and calendar. It also cancels any subscription."
    >
      <p className="mb-5 max-w-[56ch] text-ink-soft">
        You can’t undo this. You’ll get a receipt that lists what was deleted and what the law requires us to keep, such
        as tax invoices.
      </p>
      <Button variant="secondary" className="text-danger!" onClick={() => setAsking(true)}>
        Delete my account…
      </Button>
      {isAsking && <DeleteDialog user={user} onClose={() => setAsking(false)} />}
    </SettingsSection>
  )
}

const NotDeleted = ({ error }: { error: Error | null }) =>
  error !== null && (
    <p role="alert" className="text-14 text-danger">
      Your account was not deleted. {errorText(error)}
    </p>
  )

const DeleteDialog = ({ user: { id, username, twoStep }, onClose }: { user: CurrentUser; onClose: () => void }) => {
  const deleting = useDeleteAccount(id)
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isConfirmed = typed.trim() === username
  const hasCode = !twoStep || code.trim().length >= 6
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isConfirmed && password !== '' && hasCode) deleting.mutate({ password, ...(twoStep && { code }) })
  }
  return (
    <Dialog
      title="Delete your account?"
      description="Everything you saved here will be deleted at once, permanently."
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
        {twoStep && (
          <CodeField
            error={isChecked && !hasCode ? 'Enter the 6-digit code' : undefined}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
        <NotDeleted error={deleting.error} />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={deleting.isPending}>
            Keep my account
          </Button>
          <Button type="submit" variant="danger" busy={deleting.isPending && 'Deleting…'}>
            Delete my account
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Deletes the account, clears the user's data from the device and opens the receipt. 400 `wrong-password`. */
const useDeleteAccount = (userId: string) => {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: AccountDeletion) => callRoute(requestAccountDeletion, { body }),
    onSuccess: async ({ token, receipt }, _wanted, _before, { client }) => {
      void forgetUnsent(userId)
      forgetSession(client)
      client.setQueryData(deletionReceiptQuery(token).queryKey, receipt)
      await navigate(paths.deletionReceipt.href(token), { replace: true, state: { isJustDeleted: true } })
    },
  })
}

/** Deletes what this device has not sent of a user. */
const forgetUnsent = async (userId: string): Promise<void> => {
  if (!('indexedDB' in window)) return
  const { forgetWaiting } = await import('@/lib/outgoing/forget-waiting.ts')
  await forgetWaiting(userId).catch((error: unknown) => logError('This device still keeps what was not sent', error))
}
