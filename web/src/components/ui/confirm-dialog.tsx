import type { ReactNode } from 'react'
import { errorText } from '@/lib/api/api-error.ts'
import { Button } from './button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'

interface ConfirmDialogProps {
  title: string
  description: ReactNode
  /** The button that does it, and the one that leaves all as it is. */
  words: { go: string; going: string; stay: string }
  isDangerous?: boolean
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { words, isDangerous = false, isPending, onConfirm, children, ...dialog } = props
  return (
    <Dialog {...dialog}>
      {children}
      <DialogActions>
        <Button variant="secondary" onClick={dialog.onClose}>
          {words.stay}
        </Button>
        <Button
          variant={isDangerous ? 'danger' : 'primary'}
          busy={isPending && words.going}
          onClick={() => onConfirm()}
        >
          {words.go}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface DeleteDialogProps extends Pick<
  ConfirmDialogProps,
  'title' | 'description' | 'isPending' | 'onConfirm' | 'onClose'
> {
  error: Error | null
}

/** Asks before something is deleted for good, and says why it was not. */
export function DeleteDialog({ error, ...question }: DeleteDialogProps) {
  return (
    <ConfirmDialog {...question} isDangerous words={{ go: 'Delete', going: 'Deleting…', stay: 'Keep it' }}>
      {error !== null && (
        <p role="alert" className="text-14 text-danger">
          It was not deleted. {errorText(error)}
        </p>
      )}
    </ConfirmDialog>
  )
}
