import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { PageSpinner } from '@/components/ui/spinner.tsx'
import { nextSetupStep, setupQuery } from '@/lib/setup/setup.ts'

/** Leads a signed-in user on: to the page that asked for a log-in, else to the next step of set-up. */
export const AfterSignIn = ({ redirectTo }: { redirectTo: string | null }) => {
  const { data: setup } = useQuery({ ...setupQuery, enabled: redirectTo === null })
  const next = redirectTo ?? (setup === undefined ? null : nextSetupStep(setup))
  return next === null ? <PageSpinner label="Opening your next step…" /> : <Navigate to={next} replace />
}
