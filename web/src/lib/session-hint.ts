import { sessionHint } from '@verandah/contracts'

/** Whether this browser may hold a session. Where cookies cannot be read at all, the server is asked. */
export const mayHoldSession = (): boolean => {
  try {
    return document.cookie.split('; ').includes(`${sessionHint.name}=${sessionHint.value}`)
  } catch {
    return true
  }
}
