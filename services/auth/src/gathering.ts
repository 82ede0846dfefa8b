import { serviceNames, type DataExport, type ServiceName } from '@verandah/contracts'

const dayMs = 24 * 60 * 60 * 1000

/** How long the services have to answer. */
export const exportPatienceMs = 10 * 60 * 1000
/** How long an export can be downloaded. */
export const exportRetentionMs = 7 * dayMs

/** An export as it is asked for; `readyAt` once it is whole. */
export interface Gathering {
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

export const isPending = ({ requestedAt, readyAt }: Gathering, now: Date): boolean =>
  readyAt === undefined && now.getTime() - requestedAt.getTime() <= exportPatienceMs

export const isWhole = (arrived: readonly ArrivedPart[]): boolean =>
  serviceNames.every((service) => hasAnswered(arrived, service))

export const toDataExport = (gathering: Gathering, arrived: readonly ArrivedPart[], now: Date): DataExport => ({
  id: gathering.exportId,
  status: gathering.readyAt ? 'ready' : isPending(gathering, now) ? 'pending' : 'failed',
  requestedAt: gathering.requestedAt.toISOString(),
  readyAt: gathering.readyAt?.toISOString() ?? null,
  expiresAt: gathering.expiresAt.toISOString(),
  services: serviceNames.map((service) => ({ service, hasAnswered: hasAnswered(arrived, service) })),
})

const hasAnswered = (arrived: readonly ArrivedPart[], service: ServiceName): boolean => {
  const own = arrived.filter((one) => one.service === service)
  return new Set(own.map(({ part }) => part)).size === own[0]?.parts
}
