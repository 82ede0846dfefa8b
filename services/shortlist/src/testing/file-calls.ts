import { deleteFile, keepFile, listFiles, type QueryInput, readFile } from '@verandah/contracts'
import type { Blobs } from '@verandah/kit'
import type { TestService } from '@verandah/kit/testing'
import type { Buyer } from './buyers.ts'

type Facts = Partial<Record<keyof NonNullable<QueryInput<typeof keepFile>>, string>>

/** The calls of a service about files; a photo of `home-1` by default. */
export function fileCalls(service: TestService) {
  return {
    keep: ({ as }: Buyer, id: string, body: Uint8Array<ArrayBuffer>, facts: Facts = {}) =>
      service.call(keepFile, {
        as,
        params: { id },
        query: { propertyId: 'home-1', kind: 'photo', name: 'Kitchen', ...facts },
        body,
      }),
    read: ({ as }: Buyer, id: string, query: { size?: 'small' } = {}, headers: Record<string, string> = {}) =>
      service.call(readFile, { as, params: { id }, query: { ...query }, headers }),
    list: async ({ as }: Buyer) => (await service.call(listFiles, { as })).body,
    drop: ({ as }: Buyer, id: string) => service.call(deleteFile, { as, params: { id } }),
  }
}

/** Of everything that is stored, in order. */
export async function keysIn(blobs: Blobs): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of blobs.list('')) keys.push(key)
  return keys.toSorted()
}
