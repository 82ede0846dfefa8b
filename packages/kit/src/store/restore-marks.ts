import type { Connection } from 'mongoose'
import { collectionsOf, restoreMarks, withConnection } from './copy-database.ts'

/** The mark of an unfinished restore in each database. */
export interface RestoreMark {
  /** Id of the restore. */
  readonly by: string
  /** Number of databases that it marks before it writes anything. */
  readonly databases: number
  /** Names of the places outside the store that it found empty or has emptied. */
  readonly places: readonly string[]
}

const marksIn = (connection: Connection) => connection.collection<RestoreMark & { _id: string }>(restoreMarks)

/** Whether a restore into this database is unfinished, so that its data are incomplete. */
export async function isHalfRestored(connection: Connection): Promise<boolean> {
  return (await marksIn(connection).findOne()) !== null
}

export function readRestoreMarks(url: string, databases: readonly string[]): Promise<RestoreMark[]> {
  return withConnection(url, async (connection) => {
    const found = await Promise.all(databases.map((name) => marksIn(connection.useDb(name)).findOne()))
    return found.filter((mark) => mark !== null)
  })
}

/** Replaces the marks of an earlier restore. */
export function writeRestoreMarks(url: string, databases: readonly string[], mark: RestoreMark): Promise<void> {
  return withConnection(url, async (connection) => {
    for (const name of databases)
      await marksIn(connection.useDb(name)).replaceOne({ _id: 'restore' }, mark, { upsert: true })
  })
}

/** The last step of a restore. Throws if another one has begun since, because neither is then complete. */
export function removeRestoreMarks(url: string, databases: readonly string[], by: string): Promise<void> {
  return withConnection(url, async (connection) => {
    for (const name of databases) {
      const other = await marksIn(connection.useDb(name)).findOne({ by: { $ne: by } })
      if (other) throw new Error('Another restore into this store has begun: let one alone run, from the beginning.')
    }
    for (const name of databases) await connection.useDb(name).dropCollection(restoreMarks)
  })
}

/** Drops every collection of these databases but the marks. */
export function emptyDatabases(url: string, databases: readonly string[]): Promise<void> {
  return withConnection(url, async (connection) => {
    for (const database of databases)
      for (const name of await collectionsOf(connection, database))
        await connection.useDb(database).dropCollection(name)
  })
}
