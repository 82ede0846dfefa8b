import fc from 'fast-check'
import { createLogger, readNumbers } from '@verandah/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from './testing/start-test-gateway.ts'

let gateway: TestGateway
let trusting: TestGateway
const lines: string[] = []
beforeAll(async () => {
  gateway = await startTestGateway()
  const log = createLogger({ level: 'trace', destination: { write: (line) => void lines.push(line) } })
  const platform = { ...gateway.platform, log }
  trusting = await startTestGateway({ platform, environment: { TRUST_PROXY: '1' } })
})
afterAll(async () => {
  await trusting.stop()
  await gateway.stop()
})

let lastAddress = 0
/** Each from an address of its own by default. */
const report = (
  body: string,
  type = 'application/reports+json',
  address = `2001:db8:${(lastAddress += 1).toString(16)}::1`,
) =>
  trusting.send('/api/browser-reports', {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': address },
    body,
  })

const counted = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    [...(await readNumbers()).matchAll(/^browser_refusals_total\{directive="([^"]*)"\} (\d+)$/gm)].map(
      ([, name = '', count]) => [name, Number(count)],
    ),
  )

const ofReportingApi = (effectiveDirective: string) => ({ type: 'csp-violation', body: { effectiveDirective } })

describe('a content security policy report', () => {
  it.each([
    ['application/reports+json', [ofReportingApi('require-trusted-types-for')], 'require-trusted-types-for'],
    ['application/csp-report', { 'csp-report': { 'effective-directive': 'img-src' } }, 'img-src'],
    ['application/csp-report', { 'csp-report': { 'violated-directive': "script-src-elem 'self'" } }, 'script-src'],
    ['application/reports+json', [ofReportingApi('of my own making')], 'other'],
  ])('is counted by its directive: %s %j', async (type, body, directive) => {
    const before = (await counted())[directive] ?? 0
    expect((await report(JSON.stringify(body), type)).status).toBe(204)
    expect((await counted())[directive]).toBe(before + 1)
  })

  it('appears in no log line, and adds no names to the metrics, whatever it contains', async () => {
    const secret = 'https://verandah.test/reset-password?token=secret'
    const anything = fc.oneof(fc.json(), fc.string(), fc.constant(JSON.stringify([ofReportingApi(secret)])))
    const types = fc.constantFrom(
      'application/reports+json',
      'application/csp-report',
      'application/json',
      'text/plain',
    )
    await fc.assert(
      fc.asyncProperty(anything, types, async (body, type) => {
        expect([204, 400]).toContain((await report(body, type)).status)
      }),
      { numRuns: 100 },
    )
    expect(await readNumbers()).not.toContain('secret')
    expect(lines.length).toBeGreaterThan(100)
    expect(lines.join('\n')).not.toContain('token=secret')
    expect(Object.keys(await counted()).length).toBeLessThan(20)
  })

  it('is refused when it is large or one of very many, with a problem document', async () => {
    const large = await report(JSON.stringify([ofReportingApi('x'.repeat(20_000))]))
    expect([large.status, large.json().code]).toEqual([413, 'too-large'])
    const one = JSON.stringify([ofReportingApi('img-src')])
    const replies = await Promise.all(Array.from({ length: 61 }, () => report(one, undefined, '192.0.2.9')))
    const refused = replies.filter(({ status }) => status !== 204)
    expect(refused.map((reply) => [reply.status, reply.json().code])).toEqual([[429, 'too-many-reports']])
    expect((await report(one)).status).toBe(204)
  })
})
