import { hrefOf, unsubscribe } from '@verandah/contracts'
import { reasonOf, type Job } from '@verandah/kit'
import type { NotificationsContext } from './context.ts'
import { writeDigest } from './mail/write-digest.ts'
import type { NoticeDoc } from './notice-document.ts'

/** Writes the digests that are due: a user's waiting notices become one message. */
export function sendDigests(context: NotificationsContext): Job {
  return {
    name: 'send-digests',
    intervalMs: 5_000,
    run: async (signal) => {
      const { clock, log, notices } = context
      for (const userId of await notices.usersDueAt(clock.now())) {
        if (signal.aborted) return
        try {
          await sendDigest(context, userId)
        } catch (error) {
          log.error({ userId, reason: reasonOf(error), error }, 'a digest could not be written')
        }
      }
    },
  }
}

/** One process decides the contents of a digest; any process can repeat the steps after that. */
const sendDigest = async (context: NotificationsContext, userId: string): Promise<void> => {
  const { clock, digests, notices } = context
  const last = await digests.of(userId)
  const isUnfinished = last.noticeIds.length > 0
  const noticeIds = isUnfinished ? last.noticeIds : await notices.idsDueAt(userId, clock.now())
  if (noticeIds.length === 0) return
  if (!isUnfinished && !(await digests.begin(last, noticeIds))) return
  const number = isUnfinished ? last.number : last.number + 1
  await writeMail(context, userId, { number, noticeIds })
  await notices.markDigested(noticeIds)
  await digests.end(userId, number)
}

interface Digest {
  number: number
  noticeIds: string[]
}

/** Sends nothing to a user who turned digests off or has left, and nothing of opening times that have passed. */
const writeMail = async (context: NotificationsContext, userId: string, { number, noticeIds }: Digest) => {
  const { clock, recipients, mails, notices, preferences, savedScores, settings, unsubscribeTokens } = context
  const recipient = await recipients.expectConfirmed(userId)
  const { digest, timeZone } = await preferences.of(userId)
  const found = (await notices.byIds(noticeIds)).filter((notice) => !isPast(notice, clock.now()))
  if (!recipient || digest === 'off' || found.length === 0) return
  const publicUrl = settings.PUBLIC_URL
  const unsubscribeUrl = new URL(
    hrefOf(unsubscribe, { params: { token: unsubscribeTokens.tokenFor(userId) } }),
    publicUrl,
  ).toString()
  const saved = await savedScores.of(
    userId,
    found.flatMap(({ propertyId }) => propertyId ?? []),
  )
  await mails.add({
    key: `digest:${userId}:${number}`,
    kind: 'digest',
    userId,
    to: recipient.email,
    ...writeDigest({ name: recipient.name, notices: found, saved, timeZone, publicUrl, unsubscribeUrl }),
    headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  })
}

/** Whether an open home or auction is over, both the one before and the one after its change. */
const isPast = ({ kind, before, after }: NoticeDoc, now: Date): boolean =>
  (kind === 'slot' || kind === 'auction') &&
  [before, after].every((time) => time === null || Date.parse(time) < now.getTime())
