import { SessionRevoked, serviceNames } from '@verandah/contracts'
import { permissionsOf, type EventUse } from '@verandah/kit'
import { serviceLoaders } from '../services.ts'
import { parts } from '../settings.ts'

/** Auth keeps the streams: it makes them, lets go of what is handled, erases who leaves, and operators work through it. */
const streamKeeper = 'auth'

/** What each part does with events, by its manifest; every process hears of sessions that end. */
const eventUses = async (): Promise<EventUse[]> => {
  const services = await Promise.all(serviceNames.map((name) => serviceLoaders[name]()))
  return parts.map((name) => {
    const { publishes = [], consumes = [], broadcasts = [] } = services.find((service) => service.name === name) ?? {}
    const [consumed, heard] = [consumes, broadcasts].map((bound) => bound.map(({ event }) => event))
    return { name, publishes, consumes: consumed ?? [], hears: [SessionRevoked, ...(heard ?? [])] }
  })
}

/** The users of NATS as its configuration holds them. */
export const natsConf = async (passwords: Readonly<Record<string, string>>): Promise<string> => {
  const users = (await eventUses()).map(async (use) => ({
    user: use.name,
    password: passwords[use.name],
    ...(use.name !== streamKeeper && { permissions: await permissionsOf(use) }),
  }))
  return `authorization ${JSON.stringify({ users: await Promise.all(users) }, null, 2)}\n`
}
