import { type CommandName, COMMANDS, COMMON_FIELDS } from '../contract.ts'
import { served, unsupported } from '../errors.ts'
import { type Document, nameSet } from '../values/document.ts'
import { saslContinue, saslStart } from './authenticate.ts'
import { create, drop, dropDatabase, listCollections, listDatabases } from './collections.ts'
import { aggregate, count, distinct } from './count.ts'
import { remove } from './delete.ts'
import { buildInfo, endSessions, hello, ping } from './diagnostics.ts'
import { findAndModify } from './find-and-modify.ts'
import { find, getMore, killCursors } from './find.ts'
import { createIndexes, dropIndexes, listIndexes } from './indexes.ts'
import { insert } from './insert.ts'
import type { Command } from './request.ts'
import { update } from './update.ts'

const RUNNERS: Readonly<Record<CommandName, Command>> = {
  hello,
  ismaster: hello,
  saslStart,
  saslContinue,
  ping,
  buildInfo,
  endSessions,
  listDatabases,
  listCollections,
  create,
  drop,
  dropDatabase,
  createIndexes,
  listIndexes,
  dropIndexes,
  insert,
  update,
  delete: remove,
  findAndModify,
  find,
  getMore,
  killCursors,
  count,
  distinct,
  aggregate,
}

export function commandOf(name: string): Command {
  return served(RUNNERS, name, 'CommandNotFound', 'The command')
}

const FIELDS = new Map(Object.entries(COMMANDS).map(([name, fields]) => [name, nameSet(`${name} ${fields}`)]))

export function assertFields(name: string, body: Document): void {
  for (const field of Object.keys(body)) {
    if (FIELDS.get(name)?.has(field) === true || COMMON_FIELDS.has(field)) continue
    throw unsupported(`The field '${field}' of '${name}'`, 'UnknownField')
  }
}

/**
 * Commands that need disk space. Indexes and deletions need almost none, so that a product on a full disk can start and
 * free space.
 */
export const GROWING: ReadonlySet<string> = nameSet('insert update findAndModify')

/** Commands without data: allowed before authentication, and answered at once, regardless of pending writes. */
export const IMMEDIATE: ReadonlySet<string> = nameSet(
  'hello ismaster ping buildInfo endSessions saslStart saslContinue',
)

/** Commands that the role `read` has. */
export const READING: ReadonlySet<string> = nameSet(
  'find getMore killCursors count distinct aggregate listCollections listIndexes',
)
