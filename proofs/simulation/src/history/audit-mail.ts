import type { Received } from '../world/mail-server.ts'

/** An attempt ends after a minute, and the next one comes later still. */
const apartMs = 30_000

/** Says which messages came twice in one moment: two processes sent them. Hours apart, an answer was lost. */
export function mailTwice(received: readonly Received[]): string[] {
  const last = new Map<string, number>()
  return received.flatMap(({ messageId, subject, atMs }) => {
    const before = last.get(messageId)
    last.set(messageId, atMs)
    if (before === undefined || atMs - before >= apartMs) return []
    return [`the mail "${subject}" came twice within ${Math.round(atMs - before)} ms`]
  })
}
