import { createHash } from 'node:crypto'
import { serviceNames } from '@verandah/contracts'
import { databaseOf } from '@verandah/kit'
import { databases } from '../backup/places.ts'
import { backupUser } from './nats-users.ts'

/** The users of MongoDB: each service reads and writes its own database alone, and backups read all of them. */
export function mongoUsers(passwords: Readonly<Record<string, string>>): string {
  const services = serviceNames.map((name) => ({ name, roles: [{ role: 'readWrite', db: databaseOf(name) }] }))
  const backup = { name: backupUser, roles: databases.map((db) => ({ role: 'read', db })) }
  const users = [...services, backup].map(({ name, roles }) => ({ user: name, pwd: passwords[name], roles }))
  // By `of` the script knows a user that has changed.
  const marked = users.map((user) => ({ ...user, of: createHash('sha256').update(JSON.stringify(user)).digest('hex') }))
  return `${JSON.stringify(marked, null, 2)}\n`
}

/**
 * For mongosh beside the server: makes the users of `users.json`, and changes those that are not as it says. It may run
 * again and again.
 */
export const mongoUsersScript = `const { readFileSync } = require('node:fs')
const read = (name) => readFileSync('/run/secrets/verandah/' + name, 'utf8').trim()
const admin = db.getSiblingDB('admin')
admin.auth('verandah', read('MONGODB_PASSWORD'))
for (const { user, pwd, roles, of } of JSON.parse(read('users.json'))) {
  const known = admin.getUser(user)
  if (!known) admin.createUser({ user, pwd, roles, customData: { of } })
  else if (known.customData?.of !== of) admin.updateUser(user, { pwd, roles, customData: { of } })
}
`
