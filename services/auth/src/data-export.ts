import { serviceNames, UserExportRequested } from '@verandah/contracts'
import { Answer, newEvent, notFound, type Handler } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { toDataExport } from './domain/export-request.ts'
import { originOf } from './request-origin.ts'

/** Starts an export from every service. Returns a pending one if it exists. */
export const requestExport =
  (context: AuthContext): Handler<'requestExport'> =>
  async (call) => {
    const { exports, securityEvents, clock, newId } = context
    const { sub: userId } = call.caller
    const exportId = newId()
    await exports.begin(userId, exportId, newEvent(UserExportRequested, { userId, exportId }, { clock }))
    const current = await latestExport(context, userId)
    if (!current) throw notFound()
    if (current.id === exportId) await securityEvents.record(userId, 'export-requested', originOf(call))
    return current
  }

/** The status of the caller's latest export. */
export const getExport =
  (context: AuthContext): Handler<'getExport'> =>
  ({ caller }) =>
    latestExport(context, caller.sub)

const latestExport = async ({ exports, clock }: AuthContext, userId: string) => {
  const request = await exports.find(userId)
  return request && toDataExport(request, await exports.parts.listArrived(request.exportId), clock.now())
}

/** The whole export as one file; not cacheable. */
export const downloadExport =
  ({ exports }: AuthContext): Handler<'downloadExport'> =>
  async ({ caller }) => {
    const request = await exports.find(caller.sub)
    if (!request?.readyAt) throw notFound()
    const exportedAt = request.readyAt.toISOString()
    const parts = await exports.parts.listOf(request.exportId)
    const textOf = (name: string) => parts.flatMap(({ service, data }) => (service === name ? [data] : [])).join('')
    const services = Object.fromEntries(serviceNames.map((name) => [name, JSON.parse(textOf(name)) as unknown]))
    const file = JSON.stringify({ userId: caller.sub, exportedAt, services }, null, 2)
    const name = `verandah-export-${exportedAt.slice(0, 10)}.json`
    return new Answer(file, { 'Content-Disposition': `attachment; filename="${name}"` })
  }
