import { runInNewContext } from 'node:vm'
import { serviceNames } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { mongoUsers, mongoUsersScript } from './mongo-users.ts'

const passwords = Object.fromEntries([...serviceNames, 'backup'].map((name) => [name, `of ${name}`]))

interface KeptUser {
  readonly user: string
  readonly pwd: string
  readonly roles: readonly { role: string; db: string }[]
}

it('gives each service its own database alone, and backups all of them to read', () => {
  const users = JSON.parse(mongoUsers(passwords)) as KeptUser[]
  expect(users.map(({ user, pwd }) => [user, pwd])).toEqual(Object.entries(passwords))
  for (const { user, roles } of users.filter(({ user }) => user !== 'backup'))
    expect(roles).toEqual([{ role: 'readWrite', db: `verandah_${user}` }])
  const { roles = [] } = users.find(({ user }) => user === 'backup') ?? {}
  expect(roles.map(({ role }) => role)).toEqual(roles.map(() => 'read'))
  expect(roles.map(({ db }) => db)).toEqual(expect.arrayContaining(serviceNames.map((name) => `verandah_${name}`)))
})

/** A server as the script sees it in mongosh: its users, and what is called. */
const startShell = () => {
  const users = new Map<string, KeptUser>()
  const calls: string[] = []
  const write = (call: string) => (name: string | KeptUser, rights?: object) => {
    const user = typeof name === 'string' ? name : name.user
    calls.push(`${call} ${user}`)
    users.set(user, { user, ...(rights ?? (name as KeptUser)) } as KeptUser)
  }
  const admin = {
    auth: (user: string, password: string) => calls.push(`auth ${user} ${password}`),
    getUser: (user: string) => users.get(user) ?? null,
    createUser: write('create'),
    updateUser: write('update'),
  }
  const run = (files: Readonly<Record<string, string>>) => {
    calls.length = 0
    const readFileSync = (path: string) => files[path.replace('/run/secrets/verandah/', '')]
    runInNewContext(mongoUsersScript, { require: () => ({ readFileSync }), db: { getSiblingDB: () => admin } })
    return [...calls]
  }
  return { run, users }
}

describe('the script for mongosh', () => {
  const files = { MONGODB_PASSWORD: 'of the server\n', 'users.json': mongoUsers(passwords) }

  it('makes every user once, and changes only who has changed', () => {
    const { run, users } = startShell()
    const names = Object.keys(passwords)
    expect(run(files)).toEqual(['auth verandah of the server', ...names.map((name) => `create ${name}`)])
    expect(users.get('search')).toMatchObject({
      pwd: 'of search',
      roles: [{ role: 'readWrite', db: 'verandah_search' }],
    })
    expect(run(files)).toEqual(['auth verandah of the server'])
    const changed = mongoUsers({ ...passwords, search: 'another' })
    expect(run({ ...files, 'users.json': changed })).toEqual(['auth verandah of the server', 'update search'])
    expect(users.get('search')?.pwd).toBe('another')
  })
})
