import { useMutation } from '@tanstack/react-query'
import { deleteFile, type StoredFile } from '@verandah/contracts'
import { unlessGone } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { dropStoredFile, readVisitsAnew } from '@/lib/endpoints/visits.ts'
import type { OutgoingActions } from '@/lib/outgoing/outgoing-actions.ts'
import type { WaitingFile } from '@/lib/outgoing/waiting.ts'

/** Deletes a file where it is: on the server, or on this device only. */
export function useDeleteFile({ dropFile }: OutgoingActions) {
  return useMutation({
    mutationFn: (file: StoredFile | WaitingFile) =>
      'addedAt' in file ? dropFile(file.id) : unlessGone(callRoute(deleteFile, { params: { id: file.id } })),
    onSuccess: async (_reply, file, _before, { client }) => {
      if ('addedAt' in file) return
      await dropStoredFile(client, file.id)
      void readVisitsAnew(client)
    },
  })
}
