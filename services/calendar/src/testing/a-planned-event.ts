import type { PlannedEvent } from '../domain/planned-event.ts'

/** An open home on a Saturday morning in Sydney, with overrides. */
export function aPlannedEvent(overrides: Partial<PlannedEvent> = {}): PlannedEvent {
  return {
    id: 'event-1',
    userId: 'user-1',
    propertyId: 'home-1',
    title: 'Open home with Sam',
    startTime: new Date('2026-12-05T00:00:00.000Z'),
    endTime: new Date('2026-12-05T00:30:00.000Z'),
    eventType: 'Open Home',
    notes: '',
    timeZone: 'Australia/Sydney',
    revision: 1,
    slot: null,
    movedFrom: null,
    isWithdrawn: false,
    cancelledAt: null,
    createdAt: new Date('2026-11-20T00:00:00.000Z'),
    updatedAt: new Date('2026-11-20T00:00:00.000Z'),
    ...overrides,
  }
}
