import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from './open-browser.ts'
import { startProduct, type Product } from './start-product.ts'

/** Sample feeds for Richmond and the neighbouring suburbs that tests search. */
const SAMPLE_FEEDS = '7'

type Environment = Readonly<Record<string, string>>

/** Runs one product and one browser for a suite; a function gives settings that are known only once the suite runs. */
export function useProduct(environment: Environment | (() => Environment) = {}) {
  let product: Product
  let browser: Browser
  beforeAll(async () => {
    product = await startProduct({ SAMPLE_FEEDS, ...(typeof environment === 'function' ? environment() : environment) })
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await product.stop()
  })
  return { url: () => product.url, folder: () => product.folder, browser: () => browser }
}

export type ProductInUse = ReturnType<typeof useProduct>
