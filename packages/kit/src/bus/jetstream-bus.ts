import type { Bus } from './bus.ts'
import type { EventUse, Permissions } from './jetstream/permissions.ts'
import type { JetStreamBusOptions } from './jetstream/start-jetstream-bus.ts'

/** The bus of several processes. The client is loaded only here: a process without a broker never pays for it. */
export const createJetStreamBus = async (options: JetStreamBusOptions): Promise<Bus> => {
  const { startJetStreamBus } = await import('./jetstream/start-jetstream-bus.ts')
  return startJetStreamBus(options)
}

/** What NATS lets the user of a part do. */
export const permissionsOf = async (use: EventUse): Promise<Permissions> =>
  (await import('./jetstream/permissions.ts')).permissionsOf(use)
