import { serviceNames } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { isComplete, toDataExport, type ArrivedPart } from './export-request.ts'

const requestedAt = new Date('2026-11-20T00:00:00.000Z')
const request = { exportId: 'export', requestedAt, expiresAt: new Date('2026-11-27T00:00:00.000Z') }
const after = (ms: number) => new Date(requestedAt.getTime() + ms)
const whole = serviceNames.map((service): ArrivedPart => ({ service, part: 1, parts: 1 }))
const tenMinutesMs = 10 * 60 * 1000

describe('an export is complete', () => {
  const [first, ...others] = whole
  const ofTwo = (part: number): ArrivedPart => ({ ...first!, part, parts: 2 })

  it.each([
    ['when every service has sent its one part', whole, true],
    ['not while a service is missing', others, false],
    ['not before anything came', [], false],
    ['when all parts of a service came, in any order', [...others, ofTwo(2), ofTwo(1)], true],
    ['not while a part is missing', [...others, ofTwo(2)], false],
    ['not when one part came twice', [...others, ofTwo(2), ofTwo(2)], false],
    ['also when a part came twice', [...others, ofTwo(1), ofTwo(2), ofTwo(2)], true],
  ])('%s', (_words, arrived, expected) => {
    expect(isComplete(arrived)).toBe(expected)
  })
})

describe('the state of an export', () => {
  it('lists the request, its expiry, and which services have answered', () => {
    expect(toDataExport(request, whole.slice(0, 2), after(0))).toEqual({
      id: 'export',
      status: 'pending',
      requestedAt: '2026-11-20T00:00:00.000Z',
      readyAt: null,
      expiresAt: '2026-11-27T00:00:00.000Z',
      services: serviceNames.map((service, index) => ({ service, hasAnswered: index < 2 })),
    })
  })

  it('is pending for ten minutes, then failed, and ready once all answers arrive', () => {
    expect(toDataExport(request, [], after(tenMinutesMs)).status).toBe('pending')
    expect(toDataExport(request, [], after(tenMinutesMs + 1)).status).toBe('failed')
    expect(toDataExport({ ...request, readyAt: after(5) }, whole, after(2 * tenMinutesMs))).toMatchObject({
      status: 'ready',
      readyAt: '2026-11-20T00:00:00.005Z',
    })
  })
})
