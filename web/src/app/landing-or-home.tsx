import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { paths } from '@/lib/paths.ts'

/** The landing page is for visitors; who is signed in goes home. The page does not wait to know. */
export const LandingOrHome = ({ children }: { children: ReactNode }) => {
  const { data: user } = useCurrentUser()
  return user === null || user === undefined ? children : <Navigate to={paths.home} replace />
}
