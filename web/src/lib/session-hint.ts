import { sessionHint } from '@verandah/contracts'

const said = `${sessionHint.name}=${sessionHint.value}`

/** Whether this browser may hold a session. True when cookies are not readable, so that the server is asked. */
export function mayHoldSession(): boolean {
  try {
    return document.cookie.split('; ').some((cookie) => cookie.replace(/^__Host-/, '') === said)
  } catch {
    return true
  }
}
