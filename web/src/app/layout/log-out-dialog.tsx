import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx'
import { useWaiting } from '@/lib/outgoing/waiting.ts'
import { waitingText } from '@/lib/outgoing/waiting-text.ts'

interface LogOutDialogProps {
  isPending: boolean
  onLogOut: () => void
  onClose: () => void
}

/** Asks before a log-out while this device keeps what the server does not have. */
export function LogOutDialog({ isPending, onLogOut, onClose }: LogOutDialogProps) {
  const { files, entries } = useWaiting()
  const text = waitingText({ files, entries })
  return (
    <ConfirmDialog
      title="Log out before everything is sent?"
      description={
        text === ''
          ? 'Everything has now been sent.'
          : `Not sent yet: ${text}. It stays on this device, and is sent when you next log in here.`
      }
      words={{ go: 'Log out', going: 'Logging out…', stay: 'Stay logged in' }}
      isPending={isPending}
      onConfirm={onLogOut}
      onClose={onClose}
    />
  )
}
