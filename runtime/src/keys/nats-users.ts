import { SessionRevoked, serviceNames } from '@verandah/contracts'
import { copyPermissionsOf, permissionsOf, type EventUse } from '@verandah/kit'
import { serviceLoaders } from '../services.ts'
import { parts } from '../settings.ts'

/**
 * Auth manages the streams: it creates them, prunes handled events, erases deleted users, and operators act through it.
 */
const streamKeeper = 'auth'

/** Reads events and dead letters for `store backup`. */
export const backupUser = 'backup'

/** Returns each part's use of events, from its manifest; every process receives revoked sessions. */
const eventUses = async (): Promise<EventUse[]> => {
  const services = await Promise.all(serviceNames.map((name) => serviceLoaders[name]()))
  return parts.map((name) => {
    const { publishes = [], consumes = [], broadcasts = [] } = services.find((service) => service.name === name) ?? {}
    const [consumed, heard] = [consumes, broadcasts].map((bound) => bound.map(({ event }) => event))
    return { name, publishes, consumes: consumed ?? [], hears: [SessionRevoked, ...(heard ?? [])] }
  })
}

/** Returns the users of NATS in its configuration format; that of backups only with a password. */
export async function natsConf(passwords: Readonly<Record<string, string>>): Promise<string> {
  const users = (await eventUses()).map(async (use) => ({
    user: use.name,
    password: passwords[use.name],
    ...(use.name !== streamKeeper && { permissions: await permissionsOf(use) }),
  }))
  const { [backupUser]: password } = passwords
  const copier = password !== undefined && {
    user: backupUser,
    password,
    permissions: await copyPermissionsOf(backupUser),
  }
  return `authorization ${JSON.stringify({ users: [...(await Promise.all(users)), ...(copier ? [copier] : [])] }, null, 2)}\n`
}
