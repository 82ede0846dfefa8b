import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'

interface ConfirmDialogProps {
  title: string
  /** What is lost. */
  children: ReactNode
  /** The button that does it, and the one that leaves all as it is. */
  words: { go: string; going: string; stay: string }
  isPending: boolean
  error?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ title, children, words, isPending, error, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog title={title} description={children} onClose={onClose}>
      {error !== undefined && (
        <p role="alert" className="text-14 text-danger">
          {error}
        </p>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {words.stay}
        </Button>
        <Button variant="danger" busy={isPending && words.going} onClick={onConfirm}>
          {words.go}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
