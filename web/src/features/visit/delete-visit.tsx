import { useMutation } from '@tanstack/react-query'
import { deleteVisit } from '@verandah/contracts'
import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { DeleteDialog } from '@/components/ui/confirm-dialog.tsx'
import { unlessGone } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { dropVisit, readVisitsAnew } from '@/lib/endpoints/visits.ts'
import type { OutgoingActions, VisitName } from '@/lib/outgoing/outgoing-actions.ts'

interface DeleteVisitProps {
  name: VisitName
  actions: OutgoingActions
}

/** Deletes what was written down and photographed on the day, after a question. The documents of the home stay. */
export function DeleteVisit({ name, actions }: DeleteVisitProps) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => unlessGone(callRoute(deleteVisit, { params: { ...name } })),
    onSuccess: async (_reply, _nothing, _before, { client }) => {
      await actions.forgetVisit(name)
      await dropVisit(client, name)
      await readVisitsAnew(client)
      setAsking(false)
    },
  })
  return (
    <>
      <Button variant="quiet" size="sm" className="-ml-4 self-start" onClick={() => setAsking(true)}>
        Delete this visit
      </Button>
      {isAsking && (
        <DeleteDialog
          title="Delete this visit?"
          description="What you wrote down on this day and its photos are deleted for good. The documents of the home stay."
          isPending={isPending}
          error={error}
          onConfirm={() => mutate()}
          onClose={() => {
            reset()
            setAsking(false)
          }}
        />
      )}
    </>
  )
}
