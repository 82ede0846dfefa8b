import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ToastRegion } from '@/components/ui/toast-region.tsx'

/** What every screen stands on; tests use it too. */
export const Providers = ({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    {children}
    <ToastRegion />
  </QueryClientProvider>
)
