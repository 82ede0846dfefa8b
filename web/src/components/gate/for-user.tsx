import type { CurrentUser } from '@verandah/contracts'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { PageSpinner } from '@/components/ui/spinner.tsx'
import { errorText } from '@/lib/api/error-text.ts'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'

interface ForUserProps {
  /** Where a visitor goes. */
  readonly elsewhere: string
  readonly children: (user: CurrentUser) => ReactNode
}

/** What only a signed-in user sees; it says so while the server is asked who is there, and where that fails. */
export const ForUser = ({ elsewhere, children }: ForUserProps) => {
  const { data: user, error, refetch } = useCurrentUser()
  if (user === null) return <Navigate to={elsewhere} replace />
  if (user !== undefined) return children(user)
  if (error === null) return <PageSpinner label="Opening your account…" />
  return (
    <Notice
      isError
      className="py-24"
      title="We could not open your account"
      action={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      {errorText(error)}
    </Notice>
  )
}
