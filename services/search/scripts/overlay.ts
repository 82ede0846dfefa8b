import { readFile, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { findStoreUrl, runCommand, systemClock, withStoreOf } from '@verandah/kit'
import { overlayFacts, readOverlay } from '../src/home-facts/domain/read-overlay.ts'
import { createOverlays, type Overlays } from '../src/home-facts/overlays.ts'

const usage = `usage: overlay load FILE --fact flood|bushfire|schoolZone --name NAME --date YYYY-MM-DD [--property SCHOOL]
       overlay list
       overlay remove NAME

FILE is GeoJSON with polygons in longitude and latitude; --property names the property that holds the school's name.
Homes show a new map when they are next found. MONGODB_URL names the store of the running product; without it the one of this machine is meant.`

const bytesAtMost = 50 * 1024 * 1024

type LoadOptions = Partial<Record<'fact' | 'name' | 'date' | 'property', string | undefined>>

const load = async (overlays: Overlays, file: string, options: LoadOptions): Promise<string> => {
  const { name = '', date = '', property } = options
  const fact = overlayFacts.find((known) => known === options.fact)
  const at = new Date(`${date}T00:00:00Z`)
  if (fact === undefined) throw new Error(`--fact has to be one of ${overlayFacts.join(', ')}.`)
  if (name.trim() === '' || name.length > 80)
    throw new Error('--name has to be the name of the map, at most 80 letters.')
  if (Number.isNaN(at.getTime())) throw new Error('--date has to be the date of the map, like 2026-07-01.')
  const { size } = await stat(file)
  if (size > bytesAtMost)
    throw new Error(`The file has ${size} bytes; ${bytesAtMost} are the most. Cut or simplify it.`)
  const areas = readOverlay(await readFile(file, 'utf8'), { fact, property })
  await overlays.load({ overlay: name.trim(), fact, at, loadedAt: systemClock.now() }, areas)
  return `${name.trim()} has ${areas.length} area(s) now. Homes show them when they are next found.`
}

const list = async (overlays: Overlays): Promise<string> => {
  const maps = await overlays.list()
  if (maps.length === 0) return 'No map was loaded yet.'
  return maps
    .map(({ overlay, fact, at, areas }) => `${overlay}\t${fact}\t${at.toISOString().slice(0, 10)}\t${areas} area(s)`)
    .join('\n')
}

const run = async (args: string[]): Promise<string> => {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { fact: text, name: text, date: text, property: text },
  })
  const [action, ...words] = positionals
  const subject = words.join(' ').trim()
  if (action !== 'list' && (subject === '' || (action !== 'load' && action !== 'remove'))) throw new Error(usage)
  return withStoreOf('search', findStoreUrl(process.env), async (store) => {
    const overlays = createOverlays({ store })
    if (action === 'list') return list(overlays)
    if (action === 'load') return load(overlays, subject, values)
    return `${await overlays.remove(subject)} area(s) of ${subject} removed.`
  })
}

runCommand(run)
