import { listDayPlans } from '@verandah/contracts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { asUser, renderRoute, setClock } from '@/testing/app.tsx'
import { aDayPlan } from '@/testing/calendar-builders.ts'
import { answer } from '@/testing/network.ts'

setClock('2026-12-01T02:00:00Z', 'Australia/Melbourne')

it.each(['/dashboard', '/calendar'])(
  '%s tells of a plan whose advertised times have changed, and leads to it',
  async (address) => {
    asUser()
    const change = { kind: 'withdrawn' as const, opens: null, closes: null }
    answer(listDayPlans, { reply: [aDayPlan(), aDayPlan({ date: '2026-12-12' }, change)] })
    renderRoute(address)
    await screen.findByText('Your plan for Saturday 12 December 2026 needs a look')
    expect(screen.getByText('The open home at 12 Lennox Street is no longer advertised.')).toBeDefined()
    expect(screen.queryByText(/Saturday 5 December 2026 needs/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Open the plan' }).getAttribute('href')).toBe('/plan/2026-12-12')
  },
)
