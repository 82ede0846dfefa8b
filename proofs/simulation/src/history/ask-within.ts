import type { Call } from '@verandah/runtime/testing/browser'
import type { Buyer } from './buyer.ts'
import type { Limit } from './limits.ts'

/** Sends a limited request; undefined for a refusal. One that the limit does not explain is wrong, as is one missing. */
export async function askWithin<Answer extends { status: number; headers: Headers }>(
  limit: Limit,
  { buyer, what }: { buyer: Buyer; what: string },
  asking: (call: Call) => Promise<Answer>,
): Promise<Answer | undefined> {
  const { most, windowMs } = limit
  const { wrong } = buyer.ledger
  const send = (call: Call) => {
    limit.sent += 1
    return asking(call)
  }
  const answer = await buyer.ask(what, send, { fine: [429] })
  if (answer.status !== 429) {
    limit.taken += 1
    if (limit.taken > most) wrong.push(`${buyer.username} ${what} was taken, as number ${limit.taken} of ${most}`)
    return answer
  }
  if (limit.sent <= most) wrong.push(`${buyer.username} ${what} was refused, as number ${limit.sent} of ${most}`)
  const waitMs = Number(answer.headers.get('retry-after')) * 1_000
  if (!(waitMs > 0 && waitMs <= windowMs)) wrong.push(`${buyer.username} ${what} was refused for ${waitMs} ms`)
  return undefined
}
