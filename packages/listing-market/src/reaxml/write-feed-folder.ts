import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MarketLocality } from '../places/locality.ts'

/** One file for each place, named after it; a reader never sees half a file. Returns the names. */
export const writeFeedFolder = async (
  folder: string,
  places: readonly MarketLocality[],
  feedFor: (place: MarketLocality) => string,
): Promise<string[]> => {
  await mkdir(folder, { recursive: true })
  return Promise.all(places.map((place) => writeWhole(folder, fileNameOf(place), feedFor(place))))
}

const fileNameOf = ({ suburb, state, postcode }: MarketLocality) =>
  `${suburb}-${state}-${postcode}.xml`.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-')

const writeWhole = async (folder: string, name: string, text: string): Promise<string> => {
  const temporary = join(folder, `.${name}.${process.pid}.part`)
  await writeFile(temporary, text)
  await rename(temporary, join(folder, name))
  return name
}
