import { nothingWaiting, type Waiting, waiting, type WaitingEntry } from './waiting.ts'

type Held = Pick<Waiting, 'files' | 'entries'>

interface Told {
  userId: string
  /** The server has something that it did not have before. */
  isTaken: boolean
}

/** Shows what the queue holds to the page, and tells the other tabs of changes. */
export function showWaiting(userId: string, read: () => Promise<Held>, onTakenElsewhere: () => void) {
  const channel = new BroadcastChannel('outgoing')
  const unwritten = new Set<WaitingEntry>()
  let isStopped = false
  const show = (part: Partial<Waiting>): void => {
    if (!isStopped) waiting.write({ ...waiting.read(), ...part })
  }
  const refresh = async (): Promise<void> => {
    const { files, entries } = await read()
    show({ isRead: true, files, entries: [...entries, ...unwritten] })
  }
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.userId !== userId) return
    refresh().catch(() => undefined)
    if (data.isTaken) onTakenElsewhere()
  }
  return {
    show,
    refresh,
    /** Reads the queue again here and in the other tabs. */
    tell: async (isTaken = false): Promise<void> => {
      if (isStopped) return
      channel.postMessage({ userId, isTaken } satisfies Told)
      await refresh()
    },
    /** Shows an entry before it is written. Returns a function that leaves it to the queue. */
    expect: (entry: WaitingEntry): (() => void) => {
      unwritten.add(entry)
      show({ entries: [...waiting.read().entries, entry] })
      return () => unwritten.delete(entry)
    },
    stop: (): void => {
      waiting.write(nothingWaiting)
      isStopped = true
      channel.close()
    },
  }
}
