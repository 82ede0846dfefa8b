import type { DueDay } from '../due-days.ts'
import { textOf, utcOf } from './content-line.ts'

export interface WrittenDay {
  readonly due: DueDay
  /** Stays the same while its day moves. */
  readonly uid: string
  readonly address: string
  /** Address of the page of the purchase. */
  readonly url: string
  /** Of the last change of the purchase. */
  readonly changedAt: Date
}

/** Returns the lines of an all-day VEVENT that leaves its day free. The feed leaves it out once it is done. */
export function writeDueDay({ due, uid, address, url, changedAt }: WrittenDay): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@verandah`,
    `DTSTAMP:${utcOf(changedAt)}`,
    `LAST-MODIFIED:${utcOf(changedAt)}`,
    `DTSTART;VALUE=DATE:${due.day.replaceAll('-', '')}`,
    `SUMMARY:${textOf(due.title)}`,
    `LOCATION:${textOf(address)}`,
    `DESCRIPTION:${textOf(due.notes)}`,
    `URL:${url}`,
    'CATEGORIES:Due',
    'TRANSP:TRANSPARENT',
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ]
}
