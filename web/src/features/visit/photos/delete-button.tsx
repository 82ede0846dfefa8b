import type { StoredFile } from '@verandah/contracts'
import { Trash2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx'
import { errorText } from '@/lib/api/api-error.ts'
import type { OutgoingActions } from '@/lib/outgoing/outgoing-actions.ts'
import type { WaitingFile } from '@/lib/outgoing/waiting.ts'
import { useDeleteFile } from './use-delete-file.ts'

interface DeleteButtonProps extends Pick<ComponentProps<typeof Button>, 'aria-label' | 'size' | 'children'> {
  file: StoredFile | WaitingFile
  /** "photo" or "document". */
  what: string
  actions: OutgoingActions
}

/** Deletes a photo or document after a question. */
export function DeleteButton({ file, what, actions, children, ...button }: DeleteButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error, reset } = useDeleteFile(actions)
  const close = () => {
    reset()
    setAsking(false)
  }
  return (
    <>
      <Button variant="quiet" Icon={Trash2} {...button} onClick={() => setAsking(true)}>
        {children}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Delete this ${what}?`}
          words={{ go: 'Delete', going: 'Deleting…', stay: 'Keep it' }}
          isPending={isPending}
          error={error === null ? undefined : `It was not deleted. ${errorText(error)}`}
          onConfirm={() => mutate(file, { onSuccess: close })}
          onClose={close}
        >
          {file.name} is deleted for good.
        </ConfirmDialog>
      )}
    </>
  )
}
