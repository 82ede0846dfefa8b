import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getSharedLink, paths, type Property, shareHome, stopSharingHome } from '@verandah/contracts'
import { Link2, Link2Off } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { hasStatus } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { routeQuery } from '@/lib/api/route-query.ts'
import { toast, toastFailure } from '@/lib/toast.ts'

const words = { ready: 'Copy link', copied: 'Link copied', failed: 'Copying failed' }
const shape = { variant: 'quiet', className: 'min-h-11! max-sm:px-3!' } as const

/**
 * Copies a link with which anyone sees the adverts of a home, but not the buyer's score and notes. Once there is a
 * link, it can be taken back.
 */
export function ShareButton({ home: { id } }: { home: Pick<Property, 'id'> }) {
  const { token, setToken } = useLink(id)
  /** Changes with each end, so that the other button no longer says that it has copied. */
  const [ends, setEnds] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const share = async (): Promise<string> => {
    const made = await callRoute(shareHome, { params: { id } })
    await setToken(made.token)
    return `${window.location.origin}${paths.sharedHome.href(made.token)}`
  }
  const end = () => {
    void setToken(null)
    setEnds(ends + 1)
  }
  return (
    <>
      <CopyButton key={ends} words={words} wordsClass="max-sm:sr-only" Icon={Link2} text={share} {...shape} />
      {token !== null && (
        <Button {...shape} size="sm" Icon={Link2Off} iconClass="size-4.5" onClick={() => setAsking(true)}>
          <span className="max-sm:sr-only">Stop sharing</span>
        </Button>
      )}
      {isAsking && <StopDialog id={id} onStopped={end} onClose={() => setAsking(false)} />}
    </>
  )
}

/** The buyer's link to a home: what an earlier visit made, or this one. */
const useLink = (id: string) => {
  const client = useQueryClient()
  const query = routeQuery(getSharedLink, { params: { id } })
  const { data } = useQuery(query)
  const setToken = async (token: string | null) => {
    await client.cancelQueries({ queryKey: query.queryKey })
    client.setQueryData(query.queryKey, { token })
  }
  return { token: data?.token ?? null, setToken }
}

interface StopDialogProps {
  id: string
  onStopped: () => void
  onClose: () => void
}

const StopDialog = ({ id, onStopped, onClose }: StopDialogProps) => {
  const end = () => {
    toast({ title: 'No longer shared', description: 'The link no longer works.' })
    onStopped()
    onClose()
  }
  const { mutate, isPending } = useMutation({
    mutationFn: () => callRoute(stopSharingHome, { params: { id } }),
    onSuccess: end,
    // Another tab has taken it back already.
    onError: (error) => (hasStatus(error, 404) ? end() : toastFailure('Still shared')(error)),
  })
  return (
    <ConfirmDialog
      title="Stop sharing this home?"
      description="The link you copied will stop working for everyone. If you share the home again, it gets a new link."
      words={{ go: 'Stop sharing', going: 'Stopping…', stay: 'Cancel' }}
      isPending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    />
  )
}
