import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from './open-browser.ts'
import { startProduct, type Product } from './start-product.ts'

/** Sample feeds for Richmond and the neighbouring suburbs that tests search. */
const SAMPLE_FEEDS = '7'

/** Runs one product and one browser for a suite. */
export const useProduct = (environment: Readonly<Record<string, string>> = {}) => {
  let product: Product
  let browser: Browser
  beforeAll(async () => {
    product = await startProduct({ SAMPLE_FEEDS, ...environment })
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await product.stop()
  })
  return { url: () => product.url, folder: () => product.folder, browser: () => browser }
}

export type ProductInUse = ReturnType<typeof useProduct>
