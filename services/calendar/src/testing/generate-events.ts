import type { PlannedEvent } from '../domain/planned-event.ts'
import { calendarEventTypes } from '@verandah/contracts'
import { aPlannedEvent } from './a-planned-event.ts'

export const generatedZones = [
  'Australia/Sydney',
  'Australia/Brisbane',
  'Australia/Adelaide',
  'Australia/Darwin',
  'Australia/Perth',
  'Australia/Lord_Howe',
  'Australia/Broken_Hill',
]

/** Daylight saving transitions in Sydney, 2026 and 2027: 3 am and 2 am local time. */
const changes = ['2026-10-03T16:00:00Z', '2027-04-03T16:00:00Z']
const words = [
  'Čapek & Söhne',
  '🏡 view',
  'a;b,c\\d',
  'line\nbreak',
  'Ask: damp?',
  '"quoted"',
  'æøå'.repeat(30),
  '日本',
]

/**
 * Generates events within four hours of a daylight saving transition, in every zone, in quarter hours; deterministic.
 */
export function generateEvents(count: number): PlannedEvent[] {
  const random = createRandom(20_261_003)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  return Array.from({ length: count }, (_, index) => {
    const quarters = Math.floor(random() * 33) - 16
    const startTime = new Date(Date.parse(changes[index % 2] ?? '') + quarters * 15 * 60_000)
    const minutes = pick([null, 15, 45, 60, 120, 24 * 60])
    return aPlannedEvent({
      id: `event-${index}`,
      startTime,
      endTime: minutes === null ? null : new Date(startTime.getTime() + minutes * 60_000),
      timeZone: generatedZones[index % generatedZones.length] ?? '',
      title: `${pick(words)} ${index}`,
      notes: pick(['', ...words]),
      eventType: pick(calendarEventTypes),
      revision: 1 + Math.floor(random() * 5),
      cancelledAt: random() < 0.1 ? new Date('2026-11-01T00:00:00Z') : null,
    })
  })
}

/** Numerical Recipes' linear congruential generator. */
const createRandom = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
