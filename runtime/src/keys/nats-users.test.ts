import { allEvents } from '@verandah/contracts'
import { expect, it } from 'vitest'
import { parts } from '../settings.ts'
import { natsConf } from './nats-users.ts'

interface User {
  readonly user: string
  readonly password: string
  readonly permissions?: { readonly publish: { readonly allow: readonly string[] } }
}

it('gives each part its own user, and only auth more than its events need', async () => {
  const conf = await natsConf(Object.fromEntries(parts.map((part) => [part, `of ${part}`])))
  const { users } = JSON.parse(conf.replace('authorization ', '')) as { users: User[] }
  expect(users.map(({ user, password }) => [user, password])).toEqual(parts.map((part) => [part, `of ${part}`]))
  expect(users.filter(({ permissions }) => !permissions).map(({ user }) => user)).toEqual(['auth'])
  for (const event of allEvents.filter(({ owner }) => owner !== 'auth')) {
    const said = `${event.delivery === 'broadcast' ? 'broadcast' : 'events'}.${event.subject}`
    const sayers = users.filter(({ permissions }) => permissions?.publish.allow.includes(said)).map(({ user }) => user)
    expect(sayers).toContain(event.owner)
    expect(sayers).not.toContain('gateway')
  }
  const [gateway] = users
  expect(gateway?.permissions?.publish.allow.filter((subject) => subject.startsWith('events.'))).toEqual([])
})
