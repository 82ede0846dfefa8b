import { createWeights, getCriteria, getWeights, listProperties, saveCriteria } from '@verandah/contracts'
import type { Buyer } from './buyer.ts'

/** A stored value of a buyer, written as a number that only grows. */
export interface GrowingValue {
  readonly name: string
  /** Resolves once the product has acknowledged it. */
  write(value: number): Promise<void>
  /** 0 if nothing is stored. */
  read(): Promise<number>
}

const criterion = 'Garden'

/** A buyer's weights and criteria, each with its number in a field of its own. */
export function growingValuesOf({ username, call }: Buyer): GrowingValue[] {
  return [
    {
      name: `weights of ${username}`,
      write: async (value) => {
        const additionalCriteria = { [`${criterion} ${value}`]: 10 }
        demand((await call(createWeights, { body: { additionalCriteria } })).status, 200)
      },
      read: async () => {
        const { status, body } = await call(getWeights, { params: { userId: 'me' } })
        return status === 404 ? 0 : numberIn(Object.keys(body.additionalCriteria))
      },
    },
    {
      name: `criteria of ${username}`,
      write: async (value) => {
        demand((await call(saveCriteria, { body: { suburb: 'Richmond', maxPrice: String(value) } })).status, 200)
      },
      read: async () => {
        const { status, body } = await call(getCriteria)
        return status === 200 ? (body.maxPrice ?? 0) : 0
      },
    },
  ]
}

/** Returns the weights that a buyer's ranked homes are scored with. */
export async function weightsBehindHomes({ call }: Buyer): Promise<Set<number>> {
  const { body } = await call(listProperties, { query: { limit: 100 } })
  return new Set(body.map(({ breakdown }) => numberIn(breakdown.map(({ name }) => name))))
}

const numberIn = (names: string[]): number => {
  const found = names.find((name) => name.startsWith(`${criterion} `))
  return found === undefined ? 0 : Number(found.slice(criterion.length + 1))
}

const demand = (status: number, wanted: number): void => {
  if (status !== wanted) throw new Error(`The product answered ${status} instead of ${wanted}`)
}
