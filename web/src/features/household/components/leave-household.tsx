import { useMutation } from '@tanstack/react-query'
import { leaveHousehold } from '@verandah/contracts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button.tsx'
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx'
import { Points } from '@/components/ui/text.tsx'
import { unlessGone } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { changeHousehold } from '@/lib/household/household.ts'
import { toast, toastFailure } from '@/lib/toast.ts'

export function LeaveHousehold({ onLeft }: { onLeft: () => void }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Leave the household
      </Button>
      {isAsking && <LeaveDialog onLeft={onLeft} onClose={() => setAsking(false)} />}
    </>
  )
}

const consequences = [
  'You keep everything of yours: saved homes, notes, calendar, searches.',
  'You no longer see what the others saved, and they no longer see what you did.',
  'If somebody else’s plan covers you, it ends for you.',
  'To come back, you need a new invite.',
]

const LeaveDialog = ({ onLeft, onClose }: { onLeft: () => void; onClose: () => void }) => {
  const { mutate, isPending } = useMutation({
    mutationFn: () => unlessGone(callRoute(leaveHousehold, {})),
    onSuccess: async (_reply, _wanted, _before, { client }) => {
      // An open dialog keeps the focus to itself.
      flushSync(onClose)
      onLeft()
      toast({ title: 'You’ve left the household' })
      await changeHousehold(client, { members: [], invites: [] })
    },
    onError: toastFailure('You’re still in the household'),
  })
  return (
    <ConfirmDialog
      title="Leave the household?"
      description="It takes effect at once, both ways."
      words={{ go: 'Leave', going: 'Leaving…', stay: 'Stay' }}
      isDangerous
      isPending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    >
      <Points items={consequences} />
    </ConfirmDialog>
  )
}
