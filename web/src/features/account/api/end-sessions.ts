import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, endSession, type SessionSummary } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { errorText, hasStatus } from '@/lib/api/error-text.ts'
import { toast } from '@/lib/toast.ts'
import { securityEventsQuery } from './security-events.ts'
import { sessionsQuery } from './sessions.ts'

/** Ends one session, or every other. */
export const useEndSessions = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (which: SessionSummary | 'others') => (which === 'others' ? endOthers() : endOne(which)),
    onSuccess: (_, which) =>
      toast({ title: which === 'others' ? 'Every other session has been ended' : 'Session ended' }),
    onError: (error) =>
      toast({ title: 'Could not end the session', description: errorText(error), variant: 'destructive' }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: securityEventsQuery.queryKey }),
      ]),
  })
}

const endOthers = async (): Promise<void> => {
  await callRoute(endOtherSessions, {})
}

/** One that has ended already is what was asked for. */
const endOne = async ({ id }: SessionSummary): Promise<void> => {
  await callRoute(endSession, { params: { id } }).catch((error: unknown) => {
    if (!hasStatus(error, 404)) throw error
  })
}
