import { Navigate, Outlet } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { PageSpinner } from '@/components/ui/spinner.tsx'
import { usePreparedToasts } from '@/components/ui/toast-region.tsx'
import { errorText } from '@/lib/api/error-text.ts'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { paths } from '@/lib/paths.ts'

/** Screens of a signed-in user; everybody else is sent to /auth. */
export const ForSignedIn = () => {
  usePreparedToasts()
  const { data: user, error, refetch } = useCurrentUser()
  if (user === null) return <Navigate to={paths.auth()} replace />
  if (user !== undefined) return <Outlet />
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
