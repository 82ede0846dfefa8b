import { setTimeout as wait } from 'node:timers/promises'
import {
  createCalendarEvent,
  listCalendarEvents,
  listProperties,
  listSavedProperties,
  savedHomesLimit,
  saveProperty,
} from '@verandah/contracts'
import type { Document } from 'mongodb'
import type { Figure } from '../measure.ts'
import { callCost, collectionOf, ms, type Doc, type Documents, type World } from './world.ts'

const calendarEvents = 900

/** Measures the saved list and the calendar, with a few entries and with the maximum. */
export async function benchPlans({ client, buyer, meter }: World): Promise<Figure[]> {
  const [one] = (await buyer.call(listProperties)).body
  const propertyId = one?.id ?? ''
  await buyer.call(saveProperty, { body: { propertyId } })
  const startTime = new Date(Date.now() + 24 * 60 * 60_000).toISOString()
  await buyer.call(createCalendarEvent, {
    body: { propertyId, title: 'Look at it', startTime, eventType: 'Private Inspection' },
  })
  const saved = collectionOf(client, 'shortlist', 'saved_properties')
  const homes = collectionOf(client, 'shortlist', 'homes')
  const events = collectionOf(client, 'calendar', 'calendar_events')
  while ((await homes.countDocuments()) === 0) await wait(100)
  const measure = async (): Promise<Figure[]> => {
    const savedCount = await saved.countDocuments()
    const eventsCount = await events.countDocuments()
    const list = { query: { limit: 24 } } as object
    const params = { id: 'me' }
    return [
      ms(`the saved list, whole, ${savedCount}`, await callCost(() => buyer.call(listSavedProperties), meter)),
      ms(`the saved list, a page of ${savedCount}`, await callCost(() => buyer.call(listSavedProperties, list), meter)),
      ms(
        `the calendar, whole, ${eventsCount}`,
        await callCost(() => buyer.call(listCalendarEvents, { params }), meter),
      ),
      ms(
        `the calendar, a page of ${eventsCount}`,
        await callCost(() => buyer.call(listCalendarEvents, { params, ...list }), meter),
      ),
      ms(
        `the calendar, the next four of ${eventsCount}`,
        await callCost(() => buyer.call(listCalendarEvents, { params, query: { upcoming: 4 } }), meter),
      ),
    ]
  }
  await multiply(saved, 25)
  await multiply(homes, 25)
  await multiply(events, 25)
  const few = await measure()
  await multiply(saved, savedHomesLimit)
  await multiply(homes, savedHomesLimit)
  await multiply(events, calendarEvents)
  return [...few, ...(await measure())]
}

const hourMs = 60 * 60_000

/** Adds copies of the first one, each for another home and an hour later. */
const multiply = async (collection: Documents, to: number): Promise<void> => {
  const count = await collection.countDocuments()
  const original: Document | null = await collection.findOne({})
  if (!original) throw new Error('There is nothing to multiply')
  const later = (value: unknown, hours: number) => new Date((value as Date).getTime() + hours * hourMs)
  const isEvent = original.startTime !== undefined
  const copies = Array.from({ length: to - count }, (_none, index): Doc => {
    const number = count + index
    const propertyId = `copy-${number}`
    if (original.home) return { ...original, _id: propertyId }
    if (!isEvent)
      return { ...original, _id: `saved-${number}`, propertyId, createdAt: later(original.createdAt, number) }
    const times = { startTime: later(original.startTime, number), occupiedUntil: later(original.occupiedUntil, number) }
    return { ...original, _id: `event-${number}`, propertyId, ...times }
  })
  await collection.insertMany(copies)
}
