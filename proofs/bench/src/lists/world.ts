import type { Buyer } from '@verandah/runtime/testing'
import type { Document, MongoClient } from 'mongodb'
import type { Figure } from '../measure.ts'
import type { Meter } from '../on-product.ts'

const calls = 40

export type Doc = Document & { _id: string }

export interface World {
  client: MongoClient
  buyer: Buyer
  url: string
  meter: Meter
}

export async function costOf(work: () => Promise<unknown>, { cpuMs, idleShare }: Meter): Promise<number> {
  const begunAt = performance.now()
  const before = await cpuMs()
  await work()
  return (await cpuMs()) - before - idleShare * (performance.now() - begunAt)
}

export async function callCost(ask: () => Promise<{ status: number }>, meter: Meter): Promise<number> {
  const askOften = async () => {
    for (let call = 0; call < calls; call += 1) {
      const { status } = await ask()
      if (status >= 300) throw new Error(`The call was answered by ${status}`)
    }
  }
  await askOften()
  return (await costOf(askOften, meter)) / calls
}

export function ms(name: string, value: number): Figure {
  return { name, value, unit: 'ms' }
}

export type Documents = ReturnType<typeof collectionOf>
export function collectionOf(client: MongoClient, service: string, name: string) {
  return client.db(`verandah_${service}`).collection<Doc>(name)
}
