import type { PropertyAdvert } from '@verandah/contracts'
import { plural } from '@/lib/format.ts'

const minuteMs = 60_000

/** How long ago an advert of a followed home was last looked at; empty for one that is not looked up, or has ended. */
export function checkedText({ checkedAt, status }: Pick<PropertyAdvert, 'checkedAt' | 'status'>, now: Date): string {
  if (checkedAt === null || status === 'sold' || status === 'gone') return ''
  const minutes = Math.floor((now.getTime() - Date.parse(checkedAt)) / minuteMs)
  if (minutes < 60) return 'Looked at within the last hour'
  const hours = Math.floor(minutes / 60)
  return `Looked at ${hours < 48 ? plural(hours, 'hour') : plural(Math.floor(hours / 24), 'day')} ago`
}
