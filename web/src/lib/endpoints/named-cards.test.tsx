import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { listResultCards } from '@verandah/contracts'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { createQueryClient } from '@/lib/api/query-client.ts'
import { queryKeyOf, readAnew } from '@/lib/api/route-query.ts'
import { aCard, aHome } from '@/testing/builders.ts'
import { answer } from '@/testing/network.ts'
import { useNamedCards } from './named-cards.ts'

it('cards that came by their names are asked for again once what they show has changed', async () => {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const home = aHome()
  answer(listResultCards, { reply: [aCard(home)] })
  const { result } = renderHook(() => useNamedCards('search-1', 3, [home.id]), { wrapper })
  await waitFor(() => expect(result.current.cards[home.id]?.isSeen).toBe(false))
  answer(listResultCards, { reply: [{ ...aCard(home), isSeen: true }] })
  await readAnew(client, [queryKeyOf(listResultCards)])
  await waitFor(() => expect(result.current.cards[home.id]?.isSeen).toBe(true))
})
