/** Not cancelled. */
export const open = { cancelledAt: { $exists: false } }
/** Searches that a buyer started. */
export const own = { ...open, savedSearchId: { $exists: false } }
export const underWay = { ...open, status: 'processing' as const }
export const ended = { status: { $in: ['completed' as const, 'failed' as const] } }

/** Queued: no process has begun to fetch. */
export const waiting = { ...underWay, isWaiting: true }
export const begun = { isWaiting: { $ne: true } }
/** Begun, and without a handler. */
export const idle = { ...underWay, ...begun, heldBy: { $exists: false } }

/** Owner of the showcase's searches: no user has this id. They wait behind buyers' searches and count in no limit. */
export const showcaseOwner = 'showcase'
