import { useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { createQueryClient } from '@/lib/api/query-client.ts'
import { Providers } from './providers.tsx'
import { Router } from './router.tsx'

export const App = () => {
  const [queryClient] = useState(createQueryClient)
  return (
    <Providers queryClient={queryClient}>
      <BrowserRouter>
        <Router />
      </BrowserRouter>
    </Providers>
  )
}
