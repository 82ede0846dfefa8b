const prefix = 'saved-'

/** Gives a user a place for replies that open without a network, and takes away everybody else's; null for nobody. */
export const keepRepliesFor = async (userId: string | null): Promise<void> => {
  if (!('caches' in window)) return
  const own = userId === null ? null : `${prefix}${userId}`
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own)
  await Promise.all(others.map((name) => caches.delete(name)))
  if (own !== null) await caches.open(own)
}
