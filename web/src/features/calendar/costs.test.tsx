import { screen, waitFor } from '@testing-library/react'
import { getBuyersMoney, listCalendarEvents, listSavedProperties } from '@verandah/contracts'
import { bundledTables } from '@verandah/true-cost'
import { beforeEach, describe, expect, it } from 'vitest'
import { costText } from '@/components/property/cost-text.ts'
import { createCostOf } from '@/lib/home-costs/create-cost-of.ts'
import { asUser, renderRoute, setClock } from '@/testing/app.tsx'
import { anEvent, aSavedHome } from '@/testing/calendar-builders.ts'
import { answer } from '@/testing/network.ts'
import { enoughMoney } from '@/testing/money.ts'

setClock('2026-12-01T02:00:00Z', 'Australia/Sydney')

const saved = aSavedHome({ price: 890_000 })
const line = costText(createCostOf(enoughMoney, bundledTables)(saved.home!)!)
const event = () => screen.findByRole('article', { name: /12 Lennox Street/ })

describe('The event of a saved home', () => {
  beforeEach(() => {
    asUser()
    answer(listCalendarEvents, { reply: [anEvent()] })
    answer(getBuyersMoney, { reply: enoughMoney })
  })

  it.each(['/calendar?day=2026-12-05', '/calendar?view=all'])('says what it costs its buyer at %s', async (address) => {
    answer(listSavedProperties, { reply: [saved] })
    renderRoute(address)
    await waitFor(async () => expect((await event()).textContent).toContain(line))
  })

  it('says nothing of a home without a price, or that is not saved', async () => {
    const others = [
      anEvent({ id: 'event-2', propertyId: 'home-2', address: '4 Swan Street' }),
      anEvent({ id: 'event-3', propertyId: 'home-3', address: '9 Bridge Road' }),
    ]
    answer(listCalendarEvents, { reply: [anEvent(), ...others] })
    answer(listSavedProperties, { reply: [saved, aSavedHome({ id: 'home-2', price: null, displayPrice: 'Auction' })] })
    renderRoute('/calendar?day=2026-12-05')
    await waitFor(async () => expect((await event()).textContent).toContain(line))
    const [, ...rest] = screen.getAllByRole('article')
    expect(rest.map(({ textContent }) => textContent).join()).not.toMatch(/cash|known/)
  })
})
