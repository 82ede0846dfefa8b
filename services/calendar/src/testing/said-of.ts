import { PropertyScheduled, PropertyUnscheduled } from '@verandah/contracts'
import type { TestService } from '@verandah/kit/testing'

/** Returns what the calendar has published about a buyer: `PropertyScheduled home-1`. */
export async function saidOf(service: TestService, userId: string): Promise<string[]> {
  await service.idle()
  return [...service.bus.published(PropertyScheduled), ...service.bus.published(PropertyUnscheduled)]
    .filter(({ data }) => data.userId === userId)
    .map(({ type, data }) => `${type} ${data.propertyId}`)
}
