import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button.tsx'
import { useEndSessions } from '../api/end-sessions.ts'
import { sessionsQuery } from '../api/sessions.ts'

/** Offers to sign out the other devices: they logged in without a code, and stay signed in. */
export function OtherDevices() {
  const { data: sessions = [] } = useQuery(sessionsQuery)
  const ending = useEndSessions()
  if (ending.isSuccess)
    return (
      <p role="status" className="mt-6 text-14 text-ink-soft">
        All other devices have been signed out.
      </p>
    )
  if (sessions.every(({ isCurrent }) => isCurrent)) return null
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="min-w-0 flex-1 basis-56 text-14 text-ink-soft">
        Devices that are signed in already stay signed in without a code.
      </p>
      <Button variant="secondary" size="sm" isPending={ending.isPending} onClick={() => ending.mutate('others')}>
        Sign out all other devices
      </Button>
    </div>
  )
}
