/**
 * A mark of a user id, in 16 hex digits: the two halves of cyrb53 (bryc, public domain) in full, which services and the
 * browser compute at once. A user id has 122 random bits, so the 64 of its mark do not reveal it. Stored ids hold
 * marks: the function must not change.
 */
export function markOf(userId: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < userId.length; at += 1) {
    const code = userId.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return hex(high) + hex(low)
}

const hex = (bits: number): string => (bits >>> 0).toString(16).padStart(8, '0')
