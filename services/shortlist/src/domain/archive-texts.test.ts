import type { Visit, VisitEntry } from '@verandah/contracts'
import { expect, it } from 'vitest'
import { visitsText } from './archive-texts.ts'

const minute = (at: number) => ({
  id: `entry-${at}`,
  changedAt: `2026-11-14T01:0${at}:00.000Z`,
  basedOn: null,
  isRemoved: false,
})

const visit = (on: string, ...entries: VisitEntry[]): Visit => ({
  propertyId: 'home-1',
  on,
  entries,
  createdAt: '2026-11-14T01:00:00.000Z',
  updatedAt: '2026-11-14T01:00:00.000Z',
})

it('visits read as text, in the order in which they were written', () => {
  const first = visit(
    '2026-11-14',
    { kind: 'note', ...minute(7), text: 'Quiet street\nclose to the station' },
    { kind: 'check', ...minute(2), id: 'roof', rating: 'poor', note: 'Two tiles are cracked' },
    { kind: 'check', ...minute(1), id: 'water-pressure', rating: 'not-applicable', note: '' },
    { kind: 'check', ...minute(3), id: 'damp', rating: null, note: '' },
    { kind: 'question', ...minute(5), text: 'Why are they selling?', answer: '' },
    { kind: 'question', ...minute(4), text: 'How old is the roof?', answer: 'From 1998,\nthe agent thinks' },
  )
  const second = visit('2026-11-21', { kind: 'note', ...minute(8), text: 'Darker in the morning' })
  expect(visitsText('12 Rose Street', [first, second])).toBe(`Your visits to 12 Rose Street


Saturday 14 November 2026

Looked at
- Water pressure: not applicable
- Roof and gutters: poor
  Two tiles are cracked
- Damp and mould: not rated

Questions
- How old is the roof?
  From 1998,
  the agent thinks
- Why are they selling?
  No answer yet

Notes
- Quiet street
  close to the station


Saturday 21 November 2026

Notes
- Darker in the morning
`)
})
