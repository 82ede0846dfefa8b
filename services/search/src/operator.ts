import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { findStoreUrl, systemClock, withStoreOf } from '@verandah/kit'
import { SearchSettings } from './config.ts'
import { createOverlays } from './home-facts/overlays.ts'
import { createHomeReports } from './homes/home-reports.ts'
import { createListings } from './homes/listings.ts'
import { createProperties } from './homes/properties.ts'
import { createRulings } from './homes/rulings.ts'
import { createHomeCommands } from './homes/home-commands.ts'
import { openLocalities } from '@verandah/localities'
import { isFirstHand } from '@verandah/listing-providers'
import { spreadHomes } from './ranking/rank-homes.ts'
import { createUserProperties } from './ranking/user-properties.ts'
import { eventsOfChange } from './tracking/announce-tracked.ts'

export const homeUsage = `operator split HOME ADVERT --by NAME --reason TEXT
operator merge HOME HOME --by NAME --reason TEXT
operator homes HOME
operator reports`

export const homeTopics = ['split', 'merge', 'homes', 'reports']

/** Operator commands on homes; resolves to the lines to print. */
export async function operateHomes(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { by: { type: 'string', default: '' }, reason: { type: 'string', default: '' } },
  })
  return withStoreOf('search', findStoreUrl(process.env), async (store) => {
    const properties = createProperties({ store, newId: randomUUID })
    const userProperties = createUserProperties({ store })
    const file = SearchSettings.shape.LOCALITIES_FILE.parse(process.env.LOCALITIES_FILE)
    const commands = createHomeCommands({
      listings: createListings({ store }),
      properties,
      rulings: createRulings({ store }),
      clock: systemClock,
      homeReports: createHomeReports({ store }),
      isFirstHand,
      factsAt: createOverlays({ store }).factsAt,
      pointOfSuburb: (await openLocalities(file)).find,
      eventsOfChange: eventsOfChange({ clock: systemClock }),
      onHomesChanged: spreadHomes({ userProperties }),
    })
    return answer(commands, positionals, { operator: values.by.trim(), reason: values.reason.trim() })
  })
}

type Commands = ReturnType<typeof createHomeCommands>

const answer = (commands: Commands, words: readonly string[], ruling: Parameters<Commands['split']>[2]) => {
  const [topic, home, other] = words
  if (topic === 'reports') return commands.listReports()
  if (topic === 'homes' && home) return commands.describe(home)
  if (topic === 'split' && home && other) return commands.split(home, other, ruling)
  if (topic === 'merge' && home && other) return commands.merge(home, other, ruling)
  throw new Error(`usage: ${homeUsage}`)
}
