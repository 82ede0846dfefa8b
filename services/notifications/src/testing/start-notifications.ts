import {
  HomeSummary,
  SavedSearchChecked,
  UserRegistered,
  type EventOf,
  type HomeChange,
  type Plan,
} from '@verandah/contracts'
import { aHome as anyHome } from '@verandah/contracts/testing'
import { newEvent, type Environment } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { notifications } from '../index.ts'
import type { MailDoc } from '../outgoing-mail-document.ts'

export interface NotificationsUnderTest extends TestService {
  /** Messages of a kind, oldest first. */
  mails(kind: string): Promise<MailDoc[]>
  /** Simulates a crash before events were recorded as handled. */
  forgetHandled(): Promise<unknown>
}

export async function startNotifications(environment: Environment = {}): Promise<NotificationsUnderTest> {
  const service = await startTestService(notifications, { environment })
  return {
    ...service,
    mails: (kind) =>
      service.store.collection<MailDoc>('outgoing_mail').find({ kind }).sort({ createdAt: 1, _id: 1 }).toArray(),
    forgetHandled: () => service.store.collection('inbox').deleteMany({}),
  }
}

/** Registers a user that the service can reach. */
export async function register(service: TestService, plan: Plan = 'free_trial') {
  const userId = `user-${crypto.randomUUID()}`
  const email = `${userId}@example.com`
  const registered = newEvent(UserRegistered, { userId, username: userId, email, name: 'Mei Tran', plan }, service)
  await service.receive(registered)
  return { userId, email, registered, signIn: () => service.signIn({ sub: userId }) }
}

export function aHome(home: Partial<HomeSummary> = {}): HomeSummary {
  return HomeSummary.parse(
    anyHome({
      price: 1_100_000,
      displayPrice: '$1,100,000',
      parking: null,
      propertyType: 'House',
      imageUrl: '/pictures/home-1/front.svg',
      ...home,
    }),
  )
}

export function aChange(change: Partial<HomeChange> = {}): HomeChange {
  const home = change.home ?? aHome({ id: change.propertyId ?? 'home-1' })
  return { kind: 'new', propertyId: home.id, home, before: null, after: '$1,100,000', score: 66, ...change }
}

type Checked = EventOf<typeof SavedSearchChecked>

/** The event that search publishes after a comparison. */
export function aCheck({ clock }: Pick<TestService, 'clock'>, data: Partial<Checked['data']> = {}): Checked {
  const check = { savedSearchId: 'saved-1', check: 1, ...data }
  const common = { userId: 'user-1', name: 'Richmond', frequency: 'instant' as const, searchId: 'search-1' }
  const checkedAt = clock.now().toISOString()
  return newEvent(
    SavedSearchChecked,
    { ...common, checkedAt, changes: [aChange()], ...check },
    { clock, id: `${check.savedSearchId}:${check.check}:0` },
  )
}
