import { serviceNames, type DataExport, type ServiceName } from '@verandah/contracts'

/** How long the services have to answer. */
export const answersWithinMs = 10 * 60 * 1000
/** How long an export can be downloaded. */
export const exportRetentionMs = 7 * 24 * 60 * 60 * 1000

/** A requested export; `readyAt` once complete. */
export interface ExportRequest {
  exportId: string
  requestedAt: Date
  readyAt?: Date
  expiresAt: Date
}

/** Which part of how many a service has sent. */
export interface ArrivedPart {
  service: ServiceName
  part: number
  parts: number
}

/** A request in the future was made before the clock was set back. */
const isPending = ({ requestedAt }: ExportRequest, now: Date): boolean =>
  Math.abs(now.getTime() - requestedAt.getTime()) <= answersWithinMs

export function isComplete(arrived: readonly ArrivedPart[]): boolean {
  return serviceNames.every((service) => hasAnswered(arrived, service))
}

export function toDataExport(request: ExportRequest, arrived: readonly ArrivedPart[], now: Date): DataExport {
  return {
    id: request.exportId,
    status: request.readyAt ? 'ready' : isPending(request, now) ? 'pending' : 'failed',
    requestedAt: request.requestedAt.toISOString(),
    readyAt: request.readyAt?.toISOString() ?? null,
    expiresAt: request.expiresAt.toISOString(),
    services: serviceNames.map((service) => ({ service, hasAnswered: hasAnswered(arrived, service) })),
  }
}

const hasAnswered = (arrived: readonly ArrivedPart[], service: ServiceName): boolean => {
  const own = arrived.filter((one) => one.service === service)
  return new Set(own.map(({ part }) => part)).size === own[0]?.parts
}
