import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from './open-browser.ts'
import { startProduct, type Product } from './start-product.ts'

/** Richmond, and the suburbs beside it that tests search. */
const SAMPLE_FEEDS = '7'

/** For a suite: one running product and one browser for all its tests. */
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
