import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSubscription, requestSearch, sendEnquiry } from '@verandah/contracts'
import {
  freePort,
  hasInfra,
  makeCertificates,
  newNatsAccount,
  startS3,
  type ServerProcess,
} from '@verandah/kit/testing'
import { startSmtp, type Smtp } from '@verandah/notifications/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newKeys } from './keys/key-folder.ts'
import { parts, RuntimeSettings } from './settings.ts'
import { collectEnds } from './testing/collect-ends.ts'
import { createBuyer, richmond, type Buyer } from './testing/buyer.ts'
import { settingsOf } from './testing/declared-settings.ts'
import { deliverFeeds } from './testing/deliver-feeds.ts'
import { feedsTakenIn } from './testing/feeds-taken-in.ts'
import { startProductProcess } from './testing/start-product-process.ts'
import { startServers } from './testing/start-servers.ts'
import { type Span, startTraceReceiver } from './testing/start-trace-receiver.ts'

const isPossible = ['nats-server', 'redis-server', 'openssl'].map(hasInfra).every(Boolean)

const valuesOf = (folder: string) => ({
  ...newKeys(),
  MONGODB_PASSWORD: 'unused',
  NATS_PASSWORD: 'unused',
  REDIS_PASSWORD: 'unused',
  SESSION_SECRET: 'a secret that only this test knows, long enough',
  UNSUBSCRIBE_SECRET: 'another secret that only this test knows',
  DOMAIN_CLIENT_ID: 'sample-client',
  DOMAIN_CLIENT_SECRET: 'sample-secret',
  PROPTRACK_API_KEY: 'sample-client',
  PROPTRACK_API_SECRET: 'sample-secret',
  PROPTRACK_DISCLAIMER: 'As told.',
  REAXML_FEED_FOLDER: join(folder, 'feeds'),
  REAXML_PRIVATE_FEEDS: 'true',
  REAXML_FEED_URLS: 'http://127.0.0.1:9/feed.xml',
  SHOWCASE_SUBURB: 'Richmond VIC 3121',
  COST_TABLES_FOLDER: join(folder, 'tables'),
  MAP_FILE: join(folder, 'australia.pmtiles'),
  MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
  ROUTING_URL: 'http://127.0.0.1:9/{mode}',
  TRANSIT_URL: 'http://127.0.0.1:9',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  TLS_CERT_FILE: join(folder, 'tls.crt'),
  TLS_KEY_FILE: join(folder, 'tls.key'),
  SAMPLE_FEEDS: '1',
  BUSINESS_ABN: '51 824 753 556',
  NATS_SUBJECTS_BY_USER: 'true',
  ENQUIRY_TO: 'hello@verandah.test',
  DATA_DIR: folder,
  BLOBS_DIR: join(folder, 'unused'),
  S3_PREFIX: 'verandah',
  LOG_LEVEL: 'warn',
  PASSWORD_HASH_MEMORY_KIB: '64',
})

/** A busy machine may be late to acknowledge a message, which is then handled again. */
const messageOf = ({ attributes = [] }: Span) =>
  attributes.find(({ key }) => key === 'messaging.message.id')?.value.stringValue

const startStripe = (folder: string) =>
  startProductProcess({
    entry: 'stripe-simulator',
    settingsOf: (port) => ({ STRIPE_SIMULATOR_PORT: String(port), STRIPE_SIMULATOR_FILE: join(folder, 'stripe.json') }),
  })

describe.runIf(isPossible)('the built product with every optional setting on', () => {
  const { onEnd, endAll } = collectEnds()
  let traces: Awaited<ReturnType<typeof startTraceReceiver>>
  let smtp: Smtp
  let settings: Readonly<Record<string, string>>
  let product: ServerProcess
  let buyer: Buyer

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'verandah-every-'))
    onEnd(() => rm(folder, { recursive: true, force: true }))
    const { settings: servers } = await startServers(folder, onEnd)
    const stripe = await startStripe(folder)
    await mkdir(join(folder, 'tables'))
    await writeFile(join(folder, 'australia.pmtiles'), 'PMTiles\u0003')
    await makeCertificates(folder)
    await writeFile(join(folder, 'nats.creds'), newNatsAccount().credentials)
    traces = await startTraceReceiver()
    smtp = await startSmtp()
    const s3 = await startS3()
    onEnd(stripe.stop, traces.close, smtp.close, s3.close)
    const market = servers.LISTING_MARKET_URL
    settings = {
      ...valuesOf(folder),
      ...servers,
      DOMAIN_API_URL: market,
      DOMAIN_AUTH_URL: market,
      PROPTRACK_API_URL: market,
      STRIPE_API_URL: `http://127.0.0.1:${stripe.port}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
      NATS_CREDS_FILE: join(folder, 'nats.creds'),
      SMTP_URL: smtp.url,
      ...s3.settings,
      METRICS_PORT: String(await freePort()),
    }
    product = await startProductProcess({
      entry: 'main',
      settingsOf: (port) => ({ ...settings, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` }),
    })
    onEnd(product.stop)
    await deliverFeeds(market, folder, [richmond])
    await feedsTakenIn(folder)
    buyer = await createBuyer(`http://127.0.0.1:${product.port}`)
  })
  afterAll(endAll)

  it('has them all on', async () => {
    const shapes = [RuntimeSettings, ...(await Promise.all(parts.map(settingsOf)))].map(({ shape }) => shape)
    const optional = Object.entries(Object.assign({}, ...shapes) as typeof RuntimeSettings.shape)
      .filter(([, setting]) => setting.safeParse(undefined).success && setting.parse(undefined) === undefined)
      .map(([name]) => name)
    expect(optional.length).toBeGreaterThan(15)
    expect(Object.keys(settings)).toEqual(expect.arrayContaining(optional))
  })

  it('sends mail and opens a subscription at the payment provider', async () => {
    const enquiry = { name: 'Kim', email: 'kim@example.com', subject: 'A question', message: 'Is the garden north?' }
    expect((await buyer.call(sendEnquiry, { body: enquiry })).status).toBe(200)
    await expect.poll(() => smtp.received.flatMap(({ to }) => to)).toContain('hello@verandah.test')
    const { body } = await buyer.call(createSubscription, { body: { plan: 'quarterly' } })
    expect(body.clientSecret).toMatch(/_secret_/)
  })

  it('records one search as one trace, from the browser through every service involved to the store', async () => {
    const { body, headers } = await buyer.call(requestSearch, {
      body: { locations: [richmond], maxPrice: '1500000', minBedrooms: '2' },
    })
    const { providers } = await buyer.waitFor(body.searchId, 120_000)
    await product.stop()
    const [, traceId] = /^traceparent;desc="00-([0-9a-f]{32})-/.exec(headers.get('server-timing') ?? '') ?? []
    const spans = traces.spans.filter((span) => span.traceId === traceId)
    const known = spans.map(({ spanId }) => spanId)
    const names = spans.map(({ name }) => name)
    const messages = new Map(spans.map((span) => [messageOf(span) ?? span.spanId, span.name]))
    expect([...messages.values()].filter((name) => /^(POST|process) /.test(name)).sort()).toEqual([
      ...['POST /api/search-properties', 'POST /api/search-properties'],
      ...providers.map(() => 'process properties-fetched'),
      'process search-requested',
      ...providers.map(() => 'process search-scored'),
    ])
    expect(names).toEqual(expect.arrayContaining(['insert searches', 'insert search_pages', 'update searches']))
    expect(spans.filter(({ parentSpanId }) => !known.includes(parentSpanId ?? ''))).toHaveLength(1)
  })
})
