import { type HeldRecords, retentionRoutes, type ServiceName, serviceNames } from '@verandah/contracts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { serviceLabels } from '@/lib/service-labels.ts'
import { asVisitor, renderRoute } from '@/testing/app.tsx'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'

const told = (service: ServiceName): HeldRecords[] => [
  { what: `Records of ${service}`, kept: `${service.length} days`, collections: ['things'] },
]

const answerAll = (but?: ServiceName) => {
  for (const service of serviceNames) if (service !== but) answer(retentionRoutes[service], { reply: told(service) })
}

const partOf = async (service: ServiceName) =>
  within(await screen.findByRole('region', { name: serviceLabels[service] }))

describe('Privacy', () => {
  beforeEach(() => {
    asVisitor()
  })

  it('shows every service’s retention, with its own figures', async () => {
    answerAll()
    renderRoute('/privacy')
    for (const service of serviceNames) {
      const part = await partOf(service)
      const what = await part.findByText(`Records of ${service}`)
      expect(what.tagName).toBe('DT')
      expect(what.nextElementSibling?.textContent).toBe(`${service.length} days`)
    }
  })

  it('names what could not be loaded and retries it, while the rest remains', async () => {
    answerAll('calendar')
    refuse(retentionRoutes.calendar, { status: 503, detail: 'Back soon.' })
    const { user } = renderRoute('/privacy')
    const part = await partOf('calendar')
    await part.findByText('We could not load what we keep: Calendar')
    await (await partOf('billing')).findByText('Records of billing')
    answer(retentionRoutes.calendar, { reply: told('calendar') })
    await user.click(part.getByRole('button', { name: 'Try again' }))
    await part.findByText('Records of calendar')
  })

  it('shows no figure before it is loaded', async () => {
    for (const route of Object.values(retentionRoutes)) neverAnswer(route)
    renderRoute('/privacy')
    expect(await screen.findAllByRole('status', { name: /^Loading what we keep: / })).toHaveLength(serviceNames.length)
    expect(screen.getByRole('main').textContent).not.toMatch(/\d+ (day|hour|year)s?/)
  })
})

describe('The terms', () => {
  it('name the prices and the days that the product has', async () => {
    asVisitor()
    renderRoute('/terms')
    const paying = within(await screen.findByRole('region', { name: 'Trials, payments and cancelling' }))
    expect(paying.getByText(/lasts 7 days, needs no card.*\$30 for three months.*\$100 for a year/)).toBeDefined()
  })
})
