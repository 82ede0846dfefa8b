import { describe, expect, it } from 'vitest'
import { parts } from './settings.ts'
import { readAlertGroups } from './testing/asked-numbers.ts'
import { promtool, testRules } from './testing/test-rules.ts'

type Series = Readonly<Record<string, string>>

/** A part of every name, well for half an hour, by the minute. */
const allWell: Series = {
  'up{job="verandah",instance="a"}': '1x30',
  ...Object.fromEntries(parts.map((part) => [`part_running{part="${part}"}`, '1x30'])),
}
const requests = (labels: string) => `http_server_request_duration_seconds_count{service="search",${labels}}`
const slow = (le: string) => `http_server_request_duration_seconds_bucket{service="gateway",held="false",le="${le}"}`
const deliveries = (outcome: string) => `bus_deliveries_total{consumer="a",outcome="${outcome}"}`
const once = '0x20 1x9'
/** What kube-state-metrics says of the nightly backup. */
const backup = (name: string) => `kube_cronjob_${name}{namespace="verandah",cronjob="backup"}`
const hour = 3600
const gatewayIn = (namespace: string): Series => ({
  [`kube_deployment_created{namespace="${namespace}",deployment="gateway"}`]: '0x30',
})

/** What each alert of compose/alerts.yml notices; compose/burn-rates.yml has a test of its own. */
const seen: Readonly<Record<string, Series>> = {
  VerandahDown: { 'up{job="verandah",instance="a"}': '1x20 0x9' },
  VerandahPartAlone: { 'part_running{part="search",instance="b"}': '1x15 stale' },
  VerandahRequestsFail: { [requests('status="503"')]: '0+2x30', [requests('status="200"')]: '0+100x30' },
  VerandahSlow: { [slow('1')]: '0+90x30', [slow('2.5')]: '0+100x30', [slow('+Inf')]: '0+100x30' },
  VerandahBusAway: { 'bus_connected{instance="a"}': '1x30', 'bus_connected{instance="b"}': '1x20 0x9' },
  VerandahDeadLetters: { [deliveries('dead-letter')]: once },
  VerandahConsumerLags: { 'bus_consumer_lag{consumer="a"}': '1001x30' },
  VerandahOutboxWaits: { 'outbox_oldest_seconds{database="d",collection="c"}': '121x30' },
  VerandahStreamFills: {
    'bus_stream_bytes{stream="EVENTS"}': '81x30',
    'bus_stream_max_bytes{stream="EVENTS"}': '100x30',
  },
  VerandahEventsRefused: { 'bus_refused_total{stream="EVENTS"}': '0x27 1x2' },
  VerandahRetries: { [deliveries('retry')]: '0+61x30' },
  VerandahJobsFail: { 'job_runs_total{service="search",job="a",outcome="failed"}': '0x20 1+1x9' },
  VerandahSearchesFail: {
    'searches_ended_total{outcome="failed"}': '0+3x30',
    'searches_ended_total{outcome="completed"}': '0+10x30',
  },
  VerandahHomesMissing: { search_homes_missing_total: once },
  VerandahProviderPaused: { 'provider_breaker_open{provider="domain"}': '1x30' },
  VerandahQuotaSpent: { 'provider_calls_used_up{provider="domain"}': '1x30' },
  VerandahBlobsFail: { 'blob_failures_total{code="storage-full"}': '0x20 6x9' },
  VerandahBackupMissing: {
    ...gatewayIn('verandah'),
    [backup('created')]: '0x30',
    [backup('spec_suspend')]: '0x30',
    [backup('status_last_successful_time')]: `${-30 * hour}x30`,
  },
  VerandahStorePoolFull: { 'store_pool_connections{database="d",state="waiting"}': '6x30' },
}

/** A course of half an hour, and the alerts that fire at its end. */
const course = (name: string, series: Series, firing: readonly string[]) => ({
  name,
  interval: '1m',
  input_series: Object.entries({ ...allWell, ...series }).map(([one, values]) => ({ series: one, values })),
  promql_expr_test: [
    {
      expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
      eval_time: '30m',
      exp_samples: firing.map((alertname) => ({ labels: `{alertname="${alertname}"}`, value: 1 })),
    },
  ],
})

const rules = { in: 'compose/alerts.yml', evaluatedEvery: '1m' } as const

const gone = (part: string, values: string): Series => ({ [`part_running{part="${part}"}`]: values })

it('shows what each alert notices', async () => {
  const [first] = await readAlertGroups()
  expect(first?.rules.map(({ alert }) => alert).toSorted()).toEqual(Object.keys(seen).toSorted())
})

describe.runIf(promtool)('promtool agrees', () => {
  it('that each alert fires for what it notices, and none for a product that is well', async () => {
    const everything = Object.assign({}, ...Object.values(seen)) as Series
    const courses = [course('well', {}, []), course('everything is wrong', everything, Object.keys(seen))]
    expect(await testRules(rules, courses)).toBe('')
  })

  it('that a part whose last pod vanished is down after two minutes, whichever part it is', async () => {
    const away = parts.map((part) => course(part, gone(part, '1x20 stale'), ['VerandahDown']))
    const justNow = Object.assign({}, ...parts.map((part) => gone(part, '1x28 stale'))) as Series
    expect(await testRules(rules, [...away, course('a restart', justNow, [])])).toBe('')
  })

  it('that a backup may take its time, that one which never succeeded counts from its beginning, and one by hand not', async () => {
    const courseOf = (name: string, series: Series, isMissing: boolean) =>
      course(name, { ...gatewayIn('verandah'), ...series }, isMissing ? ['VerandahBackupMissing'] : [])
    const created = { [backup('created')]: `${-40 * hour}x30`, [backup('spec_suspend')]: '0x30' }
    const courses = [
      courseOf('last night', { ...created, [backup('status_last_successful_time')]: `${-29 * hour}x30` }, false),
      courseOf('never since it was installed', created, true),
      courseOf('installed today', { ...created, [backup('created')]: `${-9 * hour}x30` }, false),
      courseOf('by hand', { ...created, [backup('spec_suspend')]: '1x30' }, false),
      course('of another product', created, []),
    ]
    expect(await testRules(rules, courses)).toBe('')
  })
})
