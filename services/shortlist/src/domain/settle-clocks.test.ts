import type { VisitEntry } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { settleClocks } from './settle-clocks.ts'

const at = (hour: number): string => new Date(Date.UTC(2026, 10, 28, hour)).toISOString()
const note = (changedAt: string, basedOn: string | null = null): VisitEntry => ({
  kind: 'note',
  id: 'note-1',
  changedAt,
  basedOn,
  isRemoved: false,
  text: 'damp',
})
const latest = new Date(at(12))
const fresh = { corrections: [], latest }
const times = (entries: readonly VisitEntry[]) => entries.map(({ changedAt, basedOn }) => [changedAt, basedOn])

describe('the clock of a device', () => {
  it('that is right is taken as it is, in one format', () => {
    const { entries, corrections } = settleClocks([note('2026-11-28T03:00:00Z', at(2))], fresh)
    expect(times(entries)).toEqual([[at(3), at(2)]])
    expect(corrections).toEqual([])
  })

  it('that is ahead is taken as now, and as the same moment when the entry comes again', () => {
    const first = settleClocks([note(at(20))], fresh)
    expect(times(first.entries)).toEqual([[at(12), null]])
    for (const hour of [15, 23]) {
      const again = settleClocks([note(at(20))], { ...first, latest: new Date(at(hour)) })
      expect(times(again.entries)).toEqual([[at(12), null]])
      expect(again.corrections).toEqual(first.corrections)
    }
  })

  it('that is ahead names what it saw by its own times', () => {
    const first = settleClocks([note(at(20)), note(at(21), at(20))], fresh)
    const [, second] = times(first.entries)
    expect(second).toEqual([new Date(latest.getTime() + 1).toISOString(), at(12)])
    const next = settleClocks([note(at(22), at(21))], { ...first, latest: new Date(at(14)) })
    expect(times(next.entries)).toEqual([[at(14), second![0]]])
  })

  it('that is behind still comes after what its version was based on', () => {
    const first = settleClocks([note(at(3), at(9))], fresh)
    expect(times(first.entries)).toEqual([[new Date(Date.parse(at(9)) + 1).toISOString(), at(9)]])
    expect(settleClocks([note(at(3), at(9))], { ...first, latest })).toEqual(first)
  })

  it('cannot base a version on itself', () => {
    expect(times(settleClocks([note(at(3), at(3))], fresh).entries)).toEqual([[at(3), null]])
  })
})
