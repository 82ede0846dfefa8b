import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SearchedLocality } from '@verandah/contracts'

/**
 * Writes the market's feed of each place to the agencies' feed folder, `feeds` in the data folder. Files are complete
 * when they appear.
 */
export async function deliverFeeds(
  marketUrl: string,
  dataFolder: string,
  places: readonly SearchedLocality[],
): Promise<void> {
  const folder = join(dataFolder, 'feeds')
  await mkdir(folder, { recursive: true })
  for (const place of places) {
    const { suburb, state, postcode } = place
    const query = new URLSearchParams({ suburb, state, postcode })
    const feed = await fetch(`${marketUrl}/reaxml/feed.xml?${query.toString()}`)
    const name = `${suburb}-${state}-${postcode}.xml`.toLowerCase().replaceAll(' ', '-')
    await writeFile(join(folder, `.${name}.part`), await feed.text())
    await rename(join(folder, `.${name}.part`), join(folder, name))
  }
}
