import { createHash } from 'node:crypto'
import { cacheKeysOf } from '@verandah/kit'

/** What caches, limits (a script) and connections send. */
const commands = 'get set del eval evalsha incrby pttl info ping hello'

/** Returns the users of Redis in its configuration format: each part reads and writes its own keys alone. */
export function redisConf(passwords: Readonly<Record<string, string>>): string {
  return ['user default off', ...Object.entries(passwords).map(([part, password]) => userOf(part, password)), ''].join(
    '\n',
  )
}

const userOf = (part: string, password: string): string => {
  const digest = createHash('sha256').update(password).digest('hex')
  const keys = cacheKeysOf(part).map((pattern) => `~${pattern}`)
  const allowed = commands.split(' ').map((command) => `+${command}`)
  return ['user', part, 'on', `#${digest}`, ...keys, ...allowed].join(' ')
}
