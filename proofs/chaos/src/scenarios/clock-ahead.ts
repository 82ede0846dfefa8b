import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { serviceNames } from '@verandah/contracts'
import { comparing } from './compare-stories.ts'
import { pick } from './plan.ts'

const dayMs = 24 * 60 * 60_000
const mostMsAhead = 8_000

/** The gateway keeps its clock: it has no store to ask, and refuses sessions while its own is wrong. */
export const clockAhead = comparing({
  name: 'clock-ahead',
  summary: 'the clock of a service jumps a day ahead, and back',
  extents: { short: { buyers: 2, steps: 14 }, long: { buyers: 6, steps: 25 } },
  settings: { NODE_OPTIONS: `--import=${new URL('shift-clock.mjs', import.meta.url).href}` },
  disturb: ({ fleet }, random, size) => ({
    ...(size === 'short' ? { atWork: 4, onNews: 1 } : { atWork: 14, onNews: 4 }),
    strike: async () => {
      const file = join(fleet.folder, `clock-ahead-${pick(serviceNames, random())}`)
      await writeFile(file, String(dayMs))
      await delay(1_000 + random() * mostMsAhead)
      await writeFile(file, '0')
    },
  }),
})
