import { UserExportRequested, type requestExport as requestExportRoute } from '@verandah/contracts'
import { newEvent, notFound, type Handler } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { toDataExport } from './gathering.ts'
import { originOf } from './request-origin.ts'

type Deps = Pick<AuthContext, 'exports' | 'securityEvents' | 'clock' | 'newId'>

/** Asks every service what it holds about the caller. While an export is pending, that one is the answer. */
export const requestExport =
  ({ exports, securityEvents, clock, newId }: Deps): Handler<typeof requestExportRoute> =>
  async (call) => {
    const { sub: userId } = call.caller
    const [exportId, now] = [newId(), clock.now()]
    await exports.begin(userId, exportId, {
      event: newEvent(UserExportRequested, { userId, exportId }, { clock }),
      now,
    })
    const gathering = await exports.find(userId, now)
    if (!gathering) throw notFound()
    if (gathering.exportId === exportId) await securityEvents.record(userId, 'export-requested', originOf(call))
    return toDataExport(gathering, await exports.parts.listArrived(gathering.exportId), now)
  }
