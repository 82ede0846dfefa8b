import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isAustralianState, type MarketLocality } from './locality.ts'

/** The product's list of localities: a build copies it beside its bundle. */
const folder = ['gazetteer/', '../../../../packages/localities/src/gazetteer/']
  .map((path) => new URL(path, import.meta.url))
  .find((url) => existsSync(url))

let gazetteer: readonly MarketLocality[] | undefined

/** Every locality with its coordinates; empty when the list is not available. */
export function readGazetteer(): readonly MarketLocality[] {
  gazetteer ??= folder === undefined ? [] : readFolder(folder)
  return gazetteer
}

const readFolder = (url: URL): MarketLocality[] =>
  readdirSync(url).flatMap((name) =>
    readFileSync(new URL(name, url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .flatMap((line) => {
        const [suburb = '', state = '', postcode = '', latitude, longitude] = line.split(',')
        const point = { latitude: Number(latitude), longitude: Number(longitude) }
        return isAustralianState(state) ? [{ suburb, state, postcode, ...point }] : []
      }),
  )
