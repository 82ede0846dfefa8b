import type { dataExportedEvents, EventOf } from '@verandah/contracts'
import type { AuthContext } from './context.ts'
import type { ExportPart } from './export-parts.ts'
import { exportRetentionMs, isWhole } from './gathering.ts'

type Deps = Pick<AuthContext, 'exports' | 'clock'>
type Answered = EventOf<(typeof dataExportedEvents)[number]>

/** Keeps a part of what a service holds about a user, whenever it comes. */
export const recordExport =
  (context: Deps) =>
  async ({ data }: Answered): Promise<void> =>
    recordPart(context, data)

/** The last part makes the export ready. What was not asked for, or is not wanted any more, is not kept. */
export const recordPart = async ({ exports, clock }: Deps, part: Omit<ExportPart, 'expiresAt'>): Promise<void> => {
  const { userId, exportId } = part
  const now = clock.now()
  const isWanted = async () => (await exports.find(userId, now))?.exportId === exportId
  if (!(await isWanted())) return
  await exports.parts.add({ ...part, expiresAt: new Date(now.getTime() + 2 * exportRetentionMs) })
  const current = await exports.find(userId, now)
  if (current?.exportId !== exportId) await exports.parts.forgetAllBut(current?.exportId ?? null, userId)
  else if (isWhole(await exports.parts.listArrived(exportId))) await exports.markReady(userId, exportId, now)
}
