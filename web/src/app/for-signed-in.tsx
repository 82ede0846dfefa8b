import { Outlet } from 'react-router-dom'
import { ForUser } from '@/components/gate/for-user.tsx'
import { usePreparedToasts } from '@/components/ui/toast-region.tsx'
import { paths } from '@/lib/paths.ts'

/** Screens of a signed-in user; everybody else is sent to /auth. */
export const ForSignedIn = () => {
  usePreparedToasts()
  return <ForUser elsewhere={paths.auth()}>{() => <Outlet />}</ForUser>
}
