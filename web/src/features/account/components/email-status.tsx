import { useMutation } from '@tanstack/react-query'
import { type CurrentUser, requestConfirmation } from '@verandah/contracts'
import { Button } from '@/components/ui/button.tsx'
import { callRoute } from '@/lib/api/call-route.ts'
import { toast, toastFailure } from '@/lib/toast.ts'

export function EmailStatus({ user: { email, emailStatus } }: { user: CurrentUser }) {
  const address = <strong className="font-semibold [overflow-wrap:anywhere] text-ink">{email}</strong>
  if (emailStatus === 'lost') return 'Please enter another email address. We can’t write to the one on your account.'
  if (emailStatus === 'unconfirmed')
    return <>Open the link that we sent to {address} to confirm it. Until then we send nothing else there.</>
  return <>We send email to {address}. To change it, enter your password.</>
}

export function SendLinkAgain({ user: { email } }: { user: CurrentUser }) {
  const sending = useMutation({
    mutationFn: () => callRoute(requestConfirmation, {}),
    onSuccess: () => toast({ title: 'Link sent', description: `Look for it in the inbox of ${email}.` }),
    onError: toastFailure('We could not send the link'),
  })
  return (
    <Button
      variant="secondary"
      className="mb-6"
      busy={sending.isPending && 'Sending…'}
      onClick={() => sending.mutate()}
    >
      Send the link again
    </Button>
  )
}
