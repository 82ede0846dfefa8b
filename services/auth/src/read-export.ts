import {
  serviceNames,
  type downloadExport as downloadExportRoute,
  type getExport as getExportRoute,
} from '@verandah/contracts'
import { Answer, notFound, type Handler } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import type { ExportPart } from './export-parts.ts'
import { toDataExport } from './gathering.ts'

type Deps = Pick<AuthContext, 'exports' | 'clock'>

/** How the latest export of the caller is going. */
export const getExport =
  ({ exports, clock }: Deps): Handler<typeof getExportRoute> =>
  async ({ caller }) => {
    const now = clock.now()
    const gathering = await exports.find(caller.sub, now)
    return gathering && toDataExport(gathering, await exports.parts.listArrived(gathering.exportId), now)
  }

/** The whole export as one file, to be kept by nobody on the way. */
export const downloadExport =
  ({ exports, clock }: Deps): Handler<typeof downloadExportRoute> =>
  async ({ caller }) => {
    const gathering = await exports.find(caller.sub, clock.now())
    if (!gathering?.readyAt) throw notFound()
    const exportedAt = gathering.readyAt.toISOString()
    const services = byService(await exports.parts.listOf(gathering.exportId))
    const file = JSON.stringify({ userId: caller.sub, exportedAt, services }, null, 2)
    const name = `verandah-export-${exportedAt.slice(0, 10)}.json`
    return new Answer(file, { 'Content-Disposition': `attachment; filename="${name}"` })
  }

const byService = (parts: readonly ExportPart[]): Record<string, unknown> =>
  Object.fromEntries(serviceNames.map((name) => [name, JSON.parse(textOf(parts, name)) as unknown]))

const textOf = (parts: readonly ExportPart[], name: string): string =>
  parts
    .filter(({ service }) => service === name)
    .map(({ data }) => data)
    .join('')
