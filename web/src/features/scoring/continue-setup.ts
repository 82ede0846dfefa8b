import type { QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '@verandah/contracts'
import type { NavigateFunction } from 'react-router-dom'
import { paths } from '@/lib/paths.ts'
import { freshSearch } from '@/lib/setup/fresh-search.ts'
import { markSetupDone } from '@/lib/setup/setup.ts'
import { stripePlan } from '@/lib/storage/session.ts'
import { toast } from '@/lib/toast.ts'

interface Continuing {
  user: CurrentUser | null | undefined
  queryClient: QueryClient
  navigate: NavigateFunction
}

/** What follows once weights are saved: set-up is done, and what was saved is searched. */
export const continueSetup = ({ user, queryClient, navigate }: Continuing): void => {
  const plan = stripePlan.read() ?? user?.plan
  markSetupDone(queryClient, { isScoringSet: true })
  toast({ title: plan === 'free_trial' ? 'Setup Complete' : 'Preferences saved' })
  void navigate(paths.searchResults(), { state: freshSearch })
}
