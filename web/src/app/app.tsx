import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { ToastRegion } from '@/components/ui/toast-region.tsx'
import { createQueryClient } from '@/lib/api/query-client.ts'
import { askBeforeLeaving } from '@/lib/shortlist/ask-before-leaving.ts'
import { Router } from './router.tsx'

export function App() {
  const [queryClient] = useState(createQueryClient)
  useEffect(() => askBeforeLeaving(queryClient), [queryClient])
  return (
    <Providers queryClient={queryClient}>
      <BrowserRouter>
        <Router />
      </BrowserRouter>
    </Providers>
  )
}

/** Providers that every screen needs, shared with tests. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <ToastRegion />
    </QueryClientProvider>
  )
}
