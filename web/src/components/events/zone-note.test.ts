import { expect, it } from 'vitest'
import { setClock } from '@/testing/app.tsx'
import { zoneNote } from './zone-note.ts'

setClock('2026-11-21T02:00:00Z', 'Australia/Sydney')

it('names a zone where it differs from the viewer’s', () => {
  expect(zoneNote('2026-12-05T03:00:00.000Z', 'Australia/Perth')).toBe('Perth time')
  expect(zoneNote('2026-12-05T03:00:00.000Z', 'Australia/Melbourne')).toBeNull()
  expect(zoneNote('2026-12-05T03:00:00.000Z', 'Australia/Brisbane')).toBe('Brisbane time')
  expect(zoneNote('2026-06-05T03:00:00.000Z', 'Australia/Brisbane')).toBeNull()
})

it('names a zone where it differs from another one', () => {
  expect(zoneNote('2026-12-05T03:00:00.000Z', 'Australia/Sydney', 'Australia/Perth')).toBe('Sydney time')
  expect(zoneNote('2026-12-05T03:00:00.000Z', 'Australia/Melbourne', 'Australia/Hobart')).toBeNull()
})
