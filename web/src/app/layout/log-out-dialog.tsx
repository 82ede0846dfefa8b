import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogActions } from '@/components/ui/dialog.tsx'
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
    <Dialog
      title="Log out before everything is sent?"
      description={
        text === ''
          ? 'Everything has now been sent.'
          : `Not sent yet: ${text}. It stays on this device, and is sent when you next log in here.`
      }
      onClose={onClose}
    >
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Stay logged in
        </Button>
        <Button busy={isPending && 'Logging out…'} onClick={onLogOut}>
          Log out
        </Button>
      </DialogActions>
    </Dialog>
  )
}
