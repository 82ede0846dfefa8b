import { useMutation } from '@tanstack/react-query'
import { endOtherSessions, endSession, type SessionSummary } from '@verandah/contracts'
import { unlessGone } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { toast, toastFailure } from '@/lib/toast.ts'
import { securityEventsQuery, sessionsQuery } from './sessions.ts'

export function useEndSessions() {
  return useMutation({
    mutationFn: (which: SessionSummary | 'others') => (which === 'others' ? endOthers() : endOne(which)),
    onSuccess: (_, which) =>
      toast({ title: which === 'others' ? 'All other devices have been signed out' : 'Device signed out' }),
    onError: toastFailure('The device could not be signed out'),
    onSettled: (_reply, _error, _wanted, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
        client.invalidateQueries({ queryKey: securityEventsQuery.queryKey }),
      ]),
  })
}

const endOthers = async (): Promise<void> => {
  await callRoute(endOtherSessions, {})
}

const endOne = ({ id }: SessionSummary): Promise<void> => unlessGone(callRoute(endSession, { params: { id } }))
