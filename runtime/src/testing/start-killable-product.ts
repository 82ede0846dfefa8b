import { keepProcess } from './keep-process.ts'
import { patientSearches } from './patient-searches.ts'
import { productProcess } from './start-product-process.ts'

type Settings = Readonly<Record<string, string>>

/**
 * The one-process product as a separate process, with a fixed address and Richmond's feed, that may be killed at any
 * moment.
 */
export async function startKillableProduct(settings: Settings) {
  const product = await keepProcess(
    productProcess({
      entry: 'main',
      settingsOf: (port) => ({
        SAMPLE_FEEDS: '1',
        ...patientSearches,
        ...settings,
        PORT: String(port),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
      }),
    }),
  )
  return { ...product, url: `http://127.0.0.1:${product.port}` }
}

export type KillableProduct = Awaited<ReturnType<typeof startKillableProduct>>
