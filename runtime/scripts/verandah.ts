import { runCommand } from '@verandah/kit'

/** Each reads its arguments from the process when it is imported. */
const commands: Record<string, () => Promise<unknown>> = {
  'dead-letters': () => import('./dead-letters.ts'),
  'feed-token': () => import('@verandah/listing-providers/feed-token'),
  keys: () => import('./keys.ts'),
  migrate: () => import('./migrate.ts'),
  operator: () => import('./operator.ts'),
  overlay: () => import('@verandah/search/overlay'),
  republish: () => import('./republish.ts'),
  store: () => import('./store.ts'),
}

const usage = `usage: verandah COMMAND …

  operator      invite codes, admins, sessions, splitting and merging homes
  keys          keys and passwords for every part
  migrate       migrations and indexes of the services in SERVICES, before a new build is rolled out
  store         backup, restore, verify and compact the store
  overlay       flood, bushfire and school-zone maps
  feed-token    tokens with which agencies push REAXML
  republish     publishes again what other services keep copies of
  dead-letters  events that could not be handled`

const [name = ''] = process.argv.splice(2, 1)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (command === undefined) runCommand(() => Promise.reject(new Error(usage)))
else await command()
