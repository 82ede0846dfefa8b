import { getHomeArchive, hrefOf } from '@verandah/contracts'
import type { TestService } from '@verandah/kit/testing'
import { unzipSync } from 'fflate'
import type { Buyer } from './buyers.ts'

/** The archives of a service; of `home-1` by default. */
export function archiveCalls(service: TestService) {
  const ask = ({ as }: Buyer, propertyId = 'home-1') => service.call(getHomeArchive, { as, params: { propertyId } })
  return {
    ask,
    /** What is in an archive, by path, in order. */
    open: async (buyer: Buyer): Promise<Map<string, Buffer>> =>
      new Map(Object.entries(unzipSync((await ask(buyer)).body)).map(([path, bytes]) => [path, Buffer.from(bytes)])),
    /** Asks without reading the reply. */
    begin: ({ as }: Buyer, signal?: AbortSignal) =>
      fetch(`${service.url}${hrefOf(getHomeArchive, { params: { propertyId: 'home-1' } })}`, {
        headers: { authorization: `Bearer ${as}` },
        ...(signal && { signal }),
      }),
  }
}

/** The date of an archive's first entry as it is written there, without a zone: `2026-11-14 12:00`. */
export function writtenDate(archive: Buffer): string {
  const time = archive.readUInt16LE(10)
  const date = archive.readUInt16LE(12)
  const figures = [(date >> 9) + 1980, (date >> 5) & 15, date & 31, time >> 11, (time >> 5) & 63]
  const [year, month, day, hour, minute] = figures.map((figure) => String(figure).padStart(2, '0'))
  return `${year}-${month}-${day} ${hour}:${minute}`
}
