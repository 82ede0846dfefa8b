import { openDatabase } from './database.ts'
import { queuedFiles } from './queued-files.ts'

export async function forgetWaiting(userId: string): Promise<void> {
  const db = await openDatabase()
  const files = queuedFiles(db, userId)
  await files.drop((await files.list()).map(({ id }) => id))
  for (const key of await db.getAllKeysFromIndex('entries', 'byUser', userId)) await db.delete('entries', key)
  db.close()
}
