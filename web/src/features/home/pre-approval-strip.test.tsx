import { screen, waitFor } from '@testing-library/react'
import { getBuyersMoney, type PreApproval } from '@verandah/contracts'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, renderRoute, setClock } from '@/testing/app.tsx'
import { answer } from '@/testing/network.ts'

// Already 3 December in Sydney.
setClock('2026-12-02T20:00:00Z', 'Australia/Sydney')

const open = (preApproval: PreApproval) => {
  answer(getBuyersMoney, { reply: { preApproval } })
  return renderRoute('/dashboard')
}

describe('the end of a pre-approval', () => {
  beforeEach(() => asUser())

  it.each<[PreApproval, string]>([
    [{ lender: 'Lane Bank', endsOn: '2026-12-12' }, 'Your pre-approval with Lane Bank ends on 12 December, in 9 days.'],
    [{ endsOn: '2026-12-17' }, 'Your pre-approval ends on 17 December, in 14 days.'],
    [{ endsOn: '2026-12-04' }, 'Your pre-approval ends on 4 December, tomorrow.'],
    [{ endsOn: '2026-12-03' }, 'Your pre-approval ends today, 3 December.'],
    [{ endsOn: '2026-12-02' }, 'Your pre-approval ended on 2 December. Homes are no longer checked against it.'],
  ])('of %j is a reminder', async (preApproval, text) => {
    open(preApproval)
    await screen.findByText(text)
    const link = screen.getByRole('link', { name: 'Your money' })
    expect(link.getAttribute('href')).toBe('/setup-property-criteria#your-money')
  })

  it('is none of one that is further away', async () => {
    const { container } = open({ endsOn: '2026-12-18' })
    await screen.findByText('No upcoming events')
    expect(container.textContent).not.toContain('pre-approval')
  })

  it('stays away once dismissed, until the pre-approval ends on another day', async () => {
    const first = open({ endsOn: '2026-12-12' })
    await first.user.click(await screen.findByRole('button', { name: 'Dismiss this reminder' }))
    expect(screen.queryByText(/^Your pre-approval/)).toBeNull()
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
    first.unmount()
    const second = open({ endsOn: '2026-12-12' })
    await screen.findByText('No upcoming events')
    expect(screen.queryByText(/^Your pre-approval/)).toBeNull()
    second.unmount()
    open({ endsOn: '2026-12-13' })
    await screen.findByText(/^Your pre-approval ends on 13 December/)
  })
})
