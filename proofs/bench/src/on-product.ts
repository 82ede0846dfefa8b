import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { feedsTakenIn } from '@verandah/runtime/testing'
import { MongoClient } from 'mongodb'
import { cpuMsOf, idleShareOf, startProduct, startStoreProcess, type ProductProcess } from './product-process.ts'

type Environment = Readonly<Record<string, string>>

const inFolder = async <Result>(work: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Measures the product once its feeds are taken in; its data is removed afterwards. */
export function onProduct<Result>(
  environment: Environment,
  measure: (product: ProductProcess) => Promise<Result>,
): Promise<Result> {
  return inFolder((folder) => productIn(folder, environment, measure))
}

const productIn = async <Result>(
  folder: string,
  environment: Environment,
  measure: (product: ProductProcess) => Promise<Result>,
): Promise<Result> => {
  const product = await startProduct(folder, environment)
  try {
    await feedsTakenIn(folder)
    return await measure(product)
  } finally {
    await product.stop()
  }
}

export interface Meter {
  /** CPU time of product and store. */
  readonly cpuMs: () => Promise<number>
  /** Share of a CPU while idle. */
  readonly idleShare: number
}

export interface MeteredProduct {
  readonly url: string
  /** Of the store, which is a process of its own. */
  readonly client: MongoClient
  /** Begins to count: to be called once the preparations are over. */
  readonly meter: () => Promise<Meter>
}

/** The same with the store in a process of its own, whose CPU counts too. */
export function onProductAndStore<Result>(
  environment: Environment,
  measure: (product: MeteredProduct) => Promise<Result>,
): Promise<Result> {
  return inFolder(async (folder) => {
    const store = await startStoreProcess(join(folder, 'store'))
    const client = await new MongoClient(store.url).connect()
    try {
      return await productIn(folder, { MONGODB_URL: store.url, ...environment }, ({ url, pid }) => {
        const cpuMs = async () => (await cpuMsOf(pid)) + (await cpuMsOf(store.pid))
        return measure({ url, client, meter: async () => ({ cpuMs, idleShare: await idleShareOf(cpuMs) }) })
      })
    } finally {
      await client.close()
      await store.stop()
    }
  })
}
