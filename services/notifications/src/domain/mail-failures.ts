/** Replies about the login (RFC 4954, section 6) or the order of commands: a new session may succeed. */
const aboutSession = [503, 530, 534, 535, 538]

/** Whether the server permanently refused this message or its addresses (RFC 5321, section 4.2.1), not the session. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  const reply = Number(error.responseCode)
  const isOfMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return isOfMessage && reply >= 500 && !aboutSession.includes(reply)
}

/** The connection ended after the whole message and before a reply: the server may have taken it. */
export class UnansweredError extends Error {
  constructor(cause: unknown) {
    super('the server had the whole message and did not answer', { cause })
  }
}

const minuteMs = 60_000
export const longestDelayMs = 60 * minuteMs

/** Milliseconds until the next attempt after `attempts` failed ones: doubles from a minute up to an hour. */
export function retryDelayMs(attempts: number): number {
  return Math.min(longestDelayMs, minuteMs * 2 ** (attempts - 1))
}
