/**
 * The last requested and the last acknowledged number of a growing value: after a crash, the stored one must be between
 * them.
 */
export interface Acknowledged {
  readonly asked: number
  readonly acknowledged: number
}

/** Records acknowledged values, and signals the moment to kill the product. */
export function recordAcknowledgements() {
  let left = Number.POSITIVE_INFINITY
  let pullThePlug = (): void => undefined

  return {
    /** Resolves after `count` further acknowledgements. */
    after: (count: number): Promise<void> => {
      left = count
      return new Promise((resolve) => (pullThePlug = resolve))
    },
    /** Writes one value after the other until the product is gone; counts each acknowledged write. */
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

/** Undefined if the product died before it responded. */
export async function unlessDead<Reply>(asking: Promise<Reply>): Promise<Reply | undefined> {
  try {
    return await asking
  } catch (error) {
    if (isDeath(error)) return undefined
    throw error
  }
}

/** Whether an error of `fetch` means that the other end is gone. */
const isDeath = (error: unknown): boolean =>
  error instanceof TypeError && /fetch failed|terminated|other side closed/.test(error.message)
