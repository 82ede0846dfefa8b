import { type CurrentUser, paths } from '@verandah/contracts'
import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Failure } from '@/components/ui/answered.tsx'
import { PageSpinner } from '@/components/ui/spinner.tsx'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { ownerId } from '@/lib/storage/local.ts'

interface ForUserProps {
  readonly children: (user: CurrentUser) => ReactNode
}

/** Guards content for signed-in users. Redirects visitors to log in and back; shows a spinner while the user loads. */
export function ForUser({ children }: ForUserProps) {
  const { data: user, error, refetch } = useCurrentUser()
  const { pathname, search, hash } = useLocation()
  const [hasShown, setShown] = useState(false)
  if (user && !hasShown) setShown(true)
  if (user === null) {
    // An explicit log-out clears the owner, so no redirect back; an expired session keeps it.
    const hasLeft = hasShown && ownerId.read() === null
    return <Navigate to={paths.auth.href(hasLeft ? {} : { redirectTo: `${pathname}${search}${hash}` })} replace />
  }
  if (user !== undefined) return children(user)
  if (error === null) return <PageSpinner label="Opening your account…" />
  return <Failure title="We could not open your account" onRetry={refetch} error={error} className="py-24" />
}
