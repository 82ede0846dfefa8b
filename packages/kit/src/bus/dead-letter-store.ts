import type { DeadLetter } from './bus.ts'

/** Dead letters of the in-process bus. */
export interface DeadLetterStore {
  /** A letter of the same id is replaced. */
  add(letter: DeadLetter): Promise<void>
  /** Oldest first. */
  list(limit: number): Promise<DeadLetter[]>
  find(id: string): Promise<DeadLetter | undefined>
  remove(id: string): Promise<void>
  /** Dead letters whose text contains this. */
  erase(mention: string): Promise<void>
}

export function createMemoryDeadLetterStore(): DeadLetterStore {
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
