import { useMutation } from '@tanstack/react-query'
import { deleteFile, type StoredFile } from '@verandah/contracts'
import { Trash2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { DeleteDialog } from '@/components/ui/confirm-dialog.tsx'
import { unlessGone } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { dropStoredFile, readVisitsAnew } from '@/lib/endpoints/visits.ts'
import type { OutgoingActions } from '@/lib/outgoing/outgoing-actions.ts'
import type { WaitingFile } from '@/lib/outgoing/waiting.ts'

interface DeleteButtonProps extends Pick<ComponentProps<typeof Button>, 'aria-label' | 'size' | 'children'> {
  file: StoredFile | WaitingFile
  /** "photo" or "document". */
  what: string
  actions: OutgoingActions
}

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
        <DeleteDialog
          title={`Delete this ${what}?`}
          description={`${file.name} is deleted for good.`}
          isPending={isPending}
          error={error}
          onConfirm={() => mutate(file, { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  )
}

/** Deletes a file where it is: on the server, or on this device only. */
const useDeleteFile = ({ dropFile }: OutgoingActions) =>
  useMutation({
    mutationFn: (file: StoredFile | WaitingFile) =>
      'addedAt' in file ? dropFile(file.id) : unlessGone(callRoute(deleteFile, { params: { id: file.id } })),
    onSuccess: async (_reply, file, _before, { client }) => {
      if ('addedAt' in file) return
      await dropStoredFile(client, file.id)
      void readVisitsAnew(client)
    },
  })
