import { countRepeated } from './audit-effects.ts'
import { createKiller } from './kill-parts.ts'
import { withCalmProduct, withFleet } from './open-stage.ts'
import { planOf } from './plan.ts'
import { playStory } from './play-story.ts'
import { differencesOf } from './read-world.ts'
import type { Report, Scenario } from './scenario.ts'

const sizes = {
  short: { buyers: 3, steps: 14, strikes: { atWork: 8, onNews: 2 }, isMailAwaited: false },
  long: { buyers: 20, steps: 100, strikes: { atWork: 200, onNews: 10 }, isMailAwaited: true },
}

/** What buyers do in the short form; the seed of the day decides who dies when. */
const shortSeed = 3121

/** Any process dies at any moment, and everything is as if none had. */
export const kills: Scenario = {
  name: 'kills',
  summary: 'SIGKILL to any process at any moment; everything ends as in a run that nobody disturbed',
  run: async ({ seed, size }): Promise<Report> => {
    const { strikes, isMailAwaited, ...extent } = sizes[size]
    const plan = planOf(size === 'short' ? shortSeed : seed, extent)
    const story = { plan, asOf: new Date(Date.now() + 60 * 60_000), isMailAwaited }
    const undisturbed = withCalmProduct((stage) => playStory(stage, story))
    return withFleet(async (stage) => {
      const killer = createKiller(stage.fleet, seed)
      const disturbed = playStory(stage, { ...story, strikes, strike: killer.strike })
      const [calm, ending] = await Promise.all([undisturbed, disturbed])
      return {
        faults: [
          ...calm.faults.map((fault) => `undisturbed: ${fault}`),
          ...ending.faults,
          ...differencesOf(calm.world, ending.world),
        ],
        figures: {
          ...ending.counts,
          compared: ending.world.size,
          'mails received': stage.smtp.received.length,
          'mails received again': countRepeated(stage.smtp),
          ...Object.fromEntries([...killer.deaths].map(([name, times]) => [`deaths of ${name}`, times])),
        },
      }
    })
  },
}
