import { listText, plural } from '@/lib/format.ts'
import type { Waiting } from './waiting.ts'

/** "3 photos, 1 document and 2 notes"; empty when nothing waits. */
export function waitingText({ files, entries }: Pick<Waiting, 'files' | 'entries'>): string {
  const photos = files.filter(({ kind }) => kind === 'photo').length
  const changed = new Set(entries.map(({ propertyId, on, entry }) => `${propertyId} ${on} ${entry.id}`)).size
  const parts = [
    ...(photos > 0 ? [plural(photos, 'photo')] : []),
    ...(files.length > photos ? [plural(files.length - photos, 'document')] : []),
    ...(changed > 0 ? [plural(changed, 'note')] : []),
  ]
  return listText(parts)
}
