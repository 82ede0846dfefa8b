import type { Bus } from './bus.ts'
import type { EventUse, Permissions } from './jetstream/permissions.ts'
import type { JetStreamBusOptions } from './jetstream/start-jetstream-bus.ts'

/** The bus of several processes. The NATS client is loaded only when it is used. */
export async function createJetStreamBus(options: JetStreamBusOptions): Promise<Bus> {
  const { startJetStreamBus } = await import('./jetstream/start-jetstream-bus.ts')
  return startJetStreamBus(options)
}

/** NATS permissions of a part. */
export async function permissionsOf(use: EventUse): Promise<Permissions> {
  return (await import('./jetstream/permissions.ts')).permissionsOf(use)
}

/** NATS permissions of a backup. */
export async function copyPermissionsOf(user: string): Promise<Permissions> {
  return (await import('./jetstream/permissions.ts')).copyPermissionsOf(user)
}
