import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { setClock } from '@/testing/app.tsx'
import { aHome } from '@/testing/builders.ts'
import { FeatureMark } from './feature-mark.tsx'
import { PropertyCard } from './property-card.tsx'
import { ScoreBreakdown } from './score-breakdown.tsx'
import { ScoreRing } from './score-ring.tsx'

setClock('2026-12-01T02:00:00Z', 'Australia/Sydney')

describe('the score ring', () => {
  it.each([
    [100, 'Score 100 of 100, excellent', 'stroke-band-excellent'],
    [80, 'Score 80 of 100, excellent', 'stroke-band-excellent'],
    [79, 'Score 79 of 100, good', 'stroke-band-good'],
    [60, 'Score 60 of 100, good', 'stroke-band-good'],
    [40, 'Score 40 of 100, fair', 'stroke-band-fair'],
    [39, 'Score 39 of 100, weak', 'stroke-band-weak'],
  ])('says and colours %i', (score, words, stroke) => {
    const { container } = render(<ScoreRing score={score} />)
    expect(screen.getByRole('img', { name: words })).toBeDefined()
    expect(container.querySelector(`.${stroke}`)?.getAttribute('stroke-dasharray')).toBe(`${score} 100`)
  })

  it('carries the band that unknown values leave', () => {
    const { container } = render(<ScoreRing score={82} range={{ lowest: 70, highest: 93 }} />)
    const [, band] = container.querySelectorAll('circle')
    const drawn = ['stroke-dasharray', 'stroke-dashoffset'].map((name) => band?.getAttribute(name))
    expect([...drawn, screen.getByRole('img').getAttribute('aria-label')]).toEqual([
      '23 100',
      '-70',
      'Score 82 of 100, excellent, could be 70 to 93',
    ])
  })

  it('shows that a home has no score yet', () => {
    render(<ScoreRing score={null} />)
    expect(screen.getByRole('img', { name: 'Not scored yet' })).toBeDefined()
  })
})

it('an ensuite and a bath have different icons', () => {
  const drawn = (feature: string) => render(<FeatureMark feature={feature} />).container.innerHTML
  expect(drawn('Ensuite')).not.toBe(drawn('Bathtub'))
})

describe('the breakdown', () => {
  const { breakdown, coverage } = aHome()

  it('begins with a sentence and says how much is known, and what the rest could make of the score', () => {
    render(<ScoreBreakdown score={{ breakdown, coverage: coverage ?? { known: 0, total: 0 } }} />)
    expect(screen.getByText('Strong on location and price; land size unknown.')).toBeDefined()
    expect(
      screen.getByText(
        /^2 of 3 known\. What isn’t stated counts half; with everything stated, the score could be 70 to 93\. Longer bars/,
      ),
    ).toBeDefined()
  })

  it('lists what moved the score most first, with accessible points', () => {
    render(<ScoreBreakdown score={{ breakdown, coverage: { known: 2, total: 3 } }} />)
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows).toEqual(['Price36/ of 36', 'Location34/ of 41', 'Land size12/ of 23'])
  })

  it('hatches what counts half, and leaves out what no home can be judged by', () => {
    const unsearched = { kind: 'factor', name: 'location', weight: 9, value: null, points: 0, outOf: 0 } as const
    render(
      <ScoreBreakdown
        score={{ breakdown: [breakdown[0]!, breakdown[2]!, unsearched], coverage: { known: 2, total: 3 } }}
      />,
    )
    const rows = screen.getAllByRole('listitem')
    expect(rows.map((row) => row.querySelector('pattern') !== null)).toEqual([false, true, false])
    expect(rows.at(-1)?.textContent).toBe('Locationleft out')
  })

  it('draws weight as width and value as fill', () => {
    render(<ScoreBreakdown score={{ breakdown, coverage: { known: 2, total: 3 } }} />)
    const bars = [...(screen.getAllByRole('listitem')[1]?.querySelectorAll('rect') ?? [])]
    const [track = 0, fill = 0] = bars.map((bar) => Number.parseFloat(bar.getAttribute('width') ?? ''))
    expect(track).toBeCloseTo(100)
    expect(fill).toBeCloseTo(83)
  })
})

describe('the property card', () => {
  it('omits unknown fields of a home', () => {
    render(<PropertyCard home={aHome({ parking: null, landSize: null })} />)
    expect(screen.getByText('3 bedrooms')).toBeDefined()
    expect(screen.queryByText(/parking/)).toBeNull()
    expect(screen.queryByText(/square metres/)).toBeNull()
  })

  it('calls a home without a bedroom a studio', () => {
    render(<PropertyCard home={aHome({ bedrooms: 0 })} />)
    expect(screen.getAllByText('Studio').length).toBeGreaterThan(0)
    expect(screen.queryByText(/bedroom/)).toBeNull()
  })

  it.each([
    ['Offers over $1.15m', 1_250_000, 'Offers over $1.15m'],
    ['$1,250,000', 1_250_000, '$1,250,000'],
    ['$750,000', 750_000, undefined],
    ['Contact agent', null, 'Contact agent'],
    ['Price on request', null, undefined],
    ['Under contract', null, undefined],
  ])('puts the words %s under their figure', (displayPrice, price, words) => {
    render(<PropertyCard home={aHome({ displayPrice, price })} />)
    const [figure] = screen.getAllByText(/^\$\d|^Price on|^Under/)
    const below = figure?.nextElementSibling
    expect(below?.textContent === '' ? undefined : below?.textContent).toBe(words)
  })

  it.each([
    [{ price: 750_000 }, '$750,000', true],
    [{ price: null, priceFrom: 700_000, priceTo: 770_000, displayPrice: '$700k to $770k' }, '$700k to $770k', true],
    [{ price: null, displayPrice: 'Contact agent' }, 'Price on request', false],
    [{ price: null, displayPrice: 'Auction' }, 'Price on request', false],
    [{ price: null, displayPrice: 'SOLD' }, 'SOLD', false],
    [{ price: null, displayPrice: null }, 'Price on application', false],
    [{ price: 0, displayPrice: null }, 'Price on application', false],
  ])('makes a headline of an amount, not of words without one: %j', (priced, words, isHeadline) => {
    render(<PropertyCard home={aHome(priced)} />)
    expect(screen.getByText(words).classList.contains('font-display')).toBe(isHeadline)
  })

  it('shows the suburb once even if the provider appends it to the address', () => {
    render(<PropertyCard home={aHome({ address: '12 Lennox Street, RICHMOND' })} />)
    expect(screen.getByRole('heading', { name: '12 Lennox Street' })).toBeDefined()
    expect(screen.getByRole('article', { name: '12 Lennox Street, Richmond' })).toBeDefined()
  })

  it('reserves the place of a missing picture', () => {
    render(<PropertyCard home={aHome({ imageUrl: null })} />)
    expect(screen.getByRole('img', { name: '12 Lennox Street, Richmond: no picture yet' })).toBeDefined()
  })

  it('names every source once', () => {
    const source = (listingId: string, name: string) => ({
      listingId,
      provider: name,
      name,
      url: null,
      isSample: false,
    })
    render(
      <PropertyCard
        home={aHome({ sources: [source('d:1', 'Domain'), source('r:1', 'REAXML'), source('d:2', 'Domain')] })}
      />,
    )
    expect(screen.getByText('Source: Domain, REAXML')).toBeDefined()
  })
})

describe('the dates on a property card', () => {
  it('says when it is open and when it is auctioned, in the time of the home, with the date where a week lies between', () => {
    const at = { openHomeDate: '2026-12-05T00:00:00.000Z', auctionDate: '2026-12-12T01:30:00.000Z' }
    render(<PropertyCard home={aHome({ openHome: true, auction: true, ...at })} />)
    expect(screen.getByText('Open Sat 11:00 am')).toBeDefined()
    expect(screen.getByText('Auction Sat 12 Dec, 12:30 pm')).toBeDefined()
  })

  it.each([
    ['2026-12-07T00:00:00.000Z', 'Open Mon 11:00 am'],
    ['2026-12-07T12:59:00.000Z', 'Open Mon 11:59 pm'],
    ['2026-12-07T13:00:00.000Z', 'Open Tue 8 Dec, 12:00 am'],
    ['2026-12-01T01:59:00.000Z', null],
  ])('names by its weekday alone a day before that comes again: %s', (openHomeDate, badge) => {
    render(<PropertyCard home={aHome({ openHome: true, openHomeDate })} />)
    expect(screen.queryByText(/^Open [A-Z]/)?.textContent ?? null).toBe(badge)
  })

  it('shows the next open home when the one in the search’s snapshot is over', () => {
    const past = { start: '2026-11-28T00:00:00.000Z', end: '2026-11-28T00:30:00.000Z' }
    const next = { start: '2026-12-02T06:30:00.000Z', end: '2026-12-02T07:00:00.000Z' }
    const seen = { openHome: true, openHomeDate: past.start, openHomeEndTime: past.end, inspections: [past, next] }
    render(<PropertyCard home={aHome(seen)} />)
    expect(screen.getByText('Open Wed 5:30 pm')).toBeDefined()
    expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe('Open home Wed 2 Dec, 5:30 pm to 6:00 pm')
  })

  it('shows an open home until it ends', () => {
    const at = { openHomeDate: '2026-12-01T01:45:00.000Z', openHomeEndTime: '2026-12-01T02:15:00.000Z' }
    render(<PropertyCard home={aHome({ openHome: true, ...at })} />)
    expect(screen.getByText('Open Tue 12:45 pm')).toBeDefined()
  })

  it('omits past times, and marks those without a time yet', () => {
    const at = { openHomeDate: '2026-11-28T00:00:00.000Z', auctionDate: '2026-11-28T01:30:00.000Z' }
    const { rerender } = render(<PropertyCard home={aHome({ openHome: true, auction: true, ...at })} />)
    expect(screen.queryByText(/^Open/)).toBeNull()
    expect(screen.queryByText(/^Auction/)).toBeNull()
    rerender(<PropertyCard home={aHome({ openHome: true, auction: true })} />)
    expect(screen.getByText('Open home')).toBeDefined()
    expect(screen.getByText('Auction')).toBeDefined()
  })
})
