import type { DeadLetter } from './bus.ts'

/** Where a bus without a broker keeps its dead letters. */
export interface DeadLetterStore {
  /** A letter of the same id is replaced. */
  add(letter: DeadLetter): Promise<void>
  /** Oldest first. */
  list(limit: number): Promise<DeadLetter[]>
  find(id: string): Promise<DeadLetter | undefined>
  remove(id: string): Promise<void>
  /** Those whose text mentions this. */
  erase(mention: string): Promise<void>
}

export const createMemoryDeadLetterStore = (): DeadLetterStore => {
  const letters = new Map<string, DeadLetter>()
  return {
    add: (letter) => {
      letters.set(letter.id, letter)
      return Promise.resolve()
    },
    list: (limit) => Promise.resolve([...letters.values()].slice(0, limit)),
    find: (id) => Promise.resolve(letters.get(id)),
    remove: (id) => {
      letters.delete(id)
      return Promise.resolve()
    },
    erase: (mention) => {
      for (const [id, letter] of letters) if (JSON.stringify(letter).includes(mention)) letters.delete(id)
      return Promise.resolve()
    },
  }
}
