/** Not cancelled. */
export const open = { cancelledAt: { $exists: false } }
/** Searches that a buyer started. */
export const own = { ...open, savedSearchId: { $exists: false } }
export const underWay = { ...open, status: 'processing' as const }
export const ended = { status: { $in: ['completed' as const, 'failed' as const] } }
