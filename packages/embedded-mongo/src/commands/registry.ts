import { aggregate } from './aggregate.ts'
import { saslContinue, saslStart } from './authenticate.ts'
import { create, drop, dropDatabase, listCollections, listDatabases, renameCollection } from './collections.ts'
import { count, distinct } from './count.ts'
import { remove } from './delete.ts'
import * as diagnostics from './diagnostics.ts'
import { findAndModify } from './find-and-modify.ts'
import { find, getMore, killCursors } from './find.ts'
import { collMod, createIndexes, dropIndexes, listIndexes } from './indexes.ts'
import { insert } from './insert.ts'
import type { Command } from './request.ts'
import { update } from './update.ts'
import { nameSet } from '../values/document.ts'

/** All supported commands. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    hello: diagnostics.hello,
    isMaster: diagnostics.hello,
    ismaster: diagnostics.hello,
    ping: diagnostics.ping,
    saslStart,
    saslContinue,
    buildInfo: diagnostics.buildInfo,
    buildinfo: diagnostics.buildInfo,
    serverStatus: diagnostics.serverStatus,
    connectionStatus: diagnostics.connectionStatus,
    whatsmyuri: diagnostics.whatsMyUri,
    getLog: diagnostics.getLog,
    getParameter: diagnostics.getParameter,
    getCmdLineOpts: diagnostics.getCmdLineOpts,
    hostInfo: diagnostics.hostInfo,
    startSession: diagnostics.sessions,
    refreshSessions: diagnostics.sessions,
    endSessions: diagnostics.sessions,
    killSessions: diagnostics.sessions,
    listDatabases,
    listCollections,
    create,
    drop,
    dropDatabase,
    renameCollection,
    collMod,
    createIndexes,
    listIndexes,
    dropIndexes,
    insert,
    update,
    delete: remove,
    findAndModify,
    findandmodify: findAndModify,
    find,
    getMore,
    killCursors,
    count,
    distinct,
    aggregate,
  }),
)

/**
 * Commands that need disk space. Indexes and deletions need almost none, so that a product on a full disk can start and
 * free space.
 */
export const GROWING: ReadonlySet<string> = nameSet('insert update findAndModify findandmodify')

/** Commands allowed before authentication. */
export const FOR_ANYBODY: ReadonlySet<string> = nameSet(
  'hello isMaster ismaster ping buildInfo buildinfo saslStart saslContinue',
)

/** Commands that respond at once, regardless of pending writes. */
export const IMMEDIATE: ReadonlySet<string> = nameSet(
  'hello isMaster ismaster ping buildInfo buildinfo endSessions saslStart saslContinue',
)
