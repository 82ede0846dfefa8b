/**
 * A cookie readable by scripts: it says that a session exists, not whose, and grants nothing. It saves visitors a
 * session request and tells the gateway which page to serve.
 */
export const sessionHint = { name: 'verandah_signed_in', value: '1' } as const
