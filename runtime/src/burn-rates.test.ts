import { describe, expect, it } from 'vitest'
import { readAlerts } from './testing/asked-numbers.ts'
import { promtool, testRules } from './testing/test-rules.ts'

/** Objectives: the share of failures that a month allows. */
const journeys = {
  'searches answered': { page: 'VerandahSearchesUnanswered', ticket: 'VerandahSearchesBudgetLow', budget: 0.01 },
  'first homes in time': { page: 'VerandahFirstHomesLate', ticket: 'VerandahFirstHomesBudgetLow', budget: 0.05 },
  'mail sent': { page: 'VerandahMailNotSent', ticket: 'VerandahMailBudgetLow', budget: 0.01 },
}

/** A journey's counters when `good` and `bad` of it happen in a minute. */
const series: Record<keyof typeof journeys, (good: string, bad: string, all: string) => [string, string][]> = {
  'searches answered': (good, bad) => [
    ['searches_ended_total{outcome="completed"}', good],
    ['searches_ended_total{outcome="failed"}', bad],
  ],
  'first homes in time': (good, _, all) => [
    ['search_first_homes_seconds_bucket{le="5"}', good],
    ['search_first_homes_seconds_count', all],
  ],
  'mail sent': (good, bad) => [
    ['mail_attempts_total{outcome="sent"}', good],
    ['mail_attempts_total{outcome="failed"}', bad],
  ],
}

describe.each(Object.entries(journeys))('the burn rates of %s', (_, { page, ticket, budget }) => {
  it('have the windows of the workbook, each with its share of the budget', async () => {
    const alerts = await readAlerts()
    const limitsOf = (name: string) => {
      const { expr = '', labels } = alerts.find(({ alert }) => alert === name) ?? {}
      const windows = [...expr.matchAll(/\[(\w+)\]\)\) > ([\d.]+)/g)].map(([, window, limit]) => [
        window,
        Number((Number(limit) / budget).toFixed(2)),
      ])
      return { severity: labels?.severity, windows }
    }
    expect(limitsOf(page)).toEqual({
      severity: 'page',
      windows: Object.entries({ '1h': 14.4, '5m': 14.4, '6h': 6, '30m': 6 }),
    })
    expect(limitsOf(ticket)).toEqual({ severity: 'ticket', windows: Object.entries({ '3d': 1, '6h': 1 }) })
  })
})

/** A stretch of minutes, with so many of a journey in each, of which a multiple of the budget fails. */
interface Stretch {
  readonly minutes: number
  readonly each: number
  readonly burn: number
}

/** A counter as promtool writes it, over stretches. */
const risingOver = (stretches: readonly Stretch[], eachMinute: (stretch: Stretch) => number): string => {
  let reached = 0
  const pieces = stretches.map((stretch) => {
    const step = eachMinute(stretch)
    const piece = `${reached + step}+${step}x${stretch.minutes - 1}`
    reached += step * stretch.minutes
    return piece
  })
  return pieces.join(' ')
}

const calm: Stretch = { minutes: 12 * 60, each: 10, burn: 0.5 }
const courses: [string, Stretch[], ('page' | 'ticket')[]][] = [
  ['failures within the budget fire nothing', [calm], []],
  ['a fast burn pages, and is a ticket too', [calm, { minutes: 75, each: 10, burn: 18 }], ['page', 'ticket']],
  [
    'a page ends soon after its cause',
    [calm, { minutes: 40, each: 10, burn: 18 }, { ...calm, minutes: 35 }],
    ['ticket'],
  ],
  ['a burn of hours pages', [calm, { minutes: 6 * 60, each: 10, burn: 8 }], ['page', 'ticket']],
  ['a slow burn is a ticket', [{ minutes: 12 * 60, each: 10, burn: 2 }], ['ticket']],
  ['a few failures of few do not page', [calm, { minutes: 60, each: 0.1, burn: 18 }], []],
]

describe.runIf(promtool).each(Object.keys(journeys) as (keyof typeof journeys)[])('promtool, of %s', (journey) => {
  it.each(courses)('agrees that %s', async (_, course, firing) => {
    const alerts = await readAlerts()
    const { budget, ...names } = journeys[journey]
    const badIn = ({ each, burn }: Stretch) => each * Math.min(1, burn * budget)
    const good = risingOver(course, (stretch) => stretch.each - badIn(stretch))
    const input = series[journey](
      good,
      risingOver(course, badIn),
      risingOver(course, ({ each }) => each),
    )
    const minutes = course.reduce((sum, stretch) => sum + stretch.minutes, 0)
    const expected = (['page', 'ticket'] as const).map((severity) => {
      const alertname = names[severity]
      const exp_annotations = alerts.find(({ alert }) => alert === alertname)?.annotations
      const exp_alerts = firing.includes(severity) ? [{ exp_labels: { severity }, exp_annotations }] : []
      return { eval_time: `${minutes - 1}m`, alertname, exp_alerts }
    })
    const input_series = input.map(([name, values]) => ({ series: name, values }))
    const tests = [{ interval: '1m', input_series, alert_rule_test: expected }]
    expect(await testRules({ in: 'compose/burn-rates.yml', evaluatedEvery: '15m' }, tests)).toBe('')
  })
})
