import { type BodyInput, createCalendarEvent, listCalendarEvents, importHomeTimes } from '@verandah/contracts'
import type { TestService } from '@verandah/kit/testing'

type Input = Exclude<BodyInput<typeof createCalendarEvent>, undefined>

/** A new buyer of a running service, with the most common requests. */
export function aBuyer(service: TestService) {
  const id = `user-${crypto.randomUUID()}`
  const as = service.signIn({ sub: id })
  return {
    id,
    as,
    add: async (input: Partial<Input> = {}) => {
      const body = { title: 'Look at it', startTime: '2026-11-28T00:30:00.000Z', ...input }
      return (await service.call(createCalendarEvent, { as, body })).body
    },
    importTimes: async (propertyId: string) =>
      (await service.call(importHomeTimes, { as, body: { userId: 1, propertyId } })).body,
    list: async (query: Record<string, string | number> = {}) =>
      (await service.call(listCalendarEvents, { as, params: { id: '1' }, query })).body,
  }
}

export type Buyer = ReturnType<typeof aBuyer>
