/**
 * Runs the work of each key one after another, and that of different keys at once. For calls of a buyer that look
 * before they add: two at once would both find room, or nothing there. Only within this process.
 */
export const createQueues = () => {
  const last = new Map<string, Promise<unknown>>()
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
