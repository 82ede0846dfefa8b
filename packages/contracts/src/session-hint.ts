/**
 * A cookie that scripts may read: it says that the browser holds a session, not whose. It opens nothing; it only spares a
 * visitor the question who they are, and tells the gateway which page to begin with.
 */
export const sessionHint = { name: 'verandah_signed_in', value: '1' } as const
