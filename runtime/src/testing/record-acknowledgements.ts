/** What was asked and what was acknowledged of one value that only grows: after a crash it must lie between the two. */
export interface Acknowledged {
  readonly asked: number
  readonly acknowledged: number
}

/** The values that somebody outside the product knows to be safe, and the moment to pull the plug. */
export const recordAcknowledgements = () => {
  let left = Number.POSITIVE_INFINITY
  let pullThePlug = (): void => undefined

  return {
    /** Resolves at the acknowledgement number `count` from now on. */
    after: (count: number): Promise<void> => {
      left = count
      return new Promise((resolve) => (pullThePlug = resolve))
    },
    /** Writes one value after the other until the product is gone; each write says whether it was acknowledged. */
    writeUntilDeath: async (from: number, write: (value: number) => Promise<void>): Promise<Acknowledged> => {
      let acknowledged = from
      for (;;) {
        const isSafe = await unlessDead(write(acknowledged + 1).then(() => true))
        if (isSafe === undefined) return { asked: acknowledged + 1, acknowledged }
        acknowledged += 1
        left -= 1
        if (left === 0) pullThePlug()
      }
    },
  }
}

/** Undefined when the product died before it answered. */
export const unlessDead = async <Reply>(asking: Promise<Reply>): Promise<Reply | undefined> => {
  try {
    return await asking
  } catch (error) {
    if (isDeath(error)) return undefined
    throw error
  }
}

/** What `fetch` says when the other end is gone. */
const isDeath = (error: unknown): boolean =>
  error instanceof TypeError && /fetch failed|terminated|other side closed/.test(error.message)
