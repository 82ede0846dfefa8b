import { expect, it } from 'vitest'
import { allEvents } from './all-events.ts'
import { namedUser } from './define-event.ts'
import { TrackedPropertyChanged } from './events/search.ts'

it('every durable event names its user, or declares how to find them', () => {
  const silent = allEvents.filter(({ delivery, subjectUser, data }) => {
    const { shape } = data._zod.def as unknown as { shape: Record<string, unknown> }
    return delivery === 'durable' && subjectUser === namedUser && !('userId' in shape)
  })
  expect(silent.map(({ type }) => type)).toEqual([])
})

it.each([
  ['own:user-1:home-1', undefined, 'user-1'],
  ['own:_0123456789abcdef:home-1', 'user-1', 'user-1'],
  ['home-1', undefined, null],
])('an event about the home %s of the owner %s is about the user %s', (propertyId, ownerId, userId) => {
  expect(TrackedPropertyChanged.subjectUser({ propertyId, ownerId })).toBe(userId)
})
