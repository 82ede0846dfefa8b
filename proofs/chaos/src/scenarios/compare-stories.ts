import { seededRandom } from '@verandah/runtime/testing/seeded-random'
import { countRepeated } from './audit-effects.ts'
import { withCalmProduct, withFleet, type FleetStage } from './open-stage.ts'
import { planOf } from './plan.ts'
import { playStory, type Disturbance, type Story } from './play-story.ts'
import { countRedeliveries } from './count-redeliveries.ts'
import { differencesOf, type Evidence } from './differences.ts'
import { countTimes } from './read-world.ts'
import type { Report, Scenario } from './scenario.ts'

interface Extent {
  readonly buyers: number
  readonly steps: number
}

interface Comparing extends Pick<Scenario, 'name' | 'summary'> {
  readonly extents: Readonly<Record<'short' | 'long', Extent>>
  /** Further settings of the disturbed product; none by default. */
  readonly settings?: Readonly<Record<string, string>>
  /** Whether parts reach each other through proxies; they do not by default. */
  readonly isProxied?: boolean
  /** Faults injected while buyers work. `random` comes from the seed. */
  readonly disturb: (stage: FleetStage, random: () => number, size: 'short' | 'long') => Disturbance
}

/** Seed of the buyers' plans in the short form; the run's seed decides the faults. */
const shortSeed = 3121
const mostOfLine = 900
const hourMs = 60 * 60_000

/** Plays the same story in a disturbed and in an undisturbed product: both must end the same. */
export function comparing({ name, summary, extents, settings, isProxied, disturb }: Comparing): Scenario {
  return {
    name,
    summary,
    run: async ({ seed, size }): Promise<Report> => {
      const plan = planOf(size === 'short' ? shortSeed : seed, extents[size])
      const story = { plan, asOf: new Date(Date.now() + hourMs), isMailAwaited: size === 'long' }
      const marketStartsAt = noonOf(new Date())
      const undisturbed = withCalmProduct((stage) => playStory(stage, story), marketStartsAt)
      const disturbed = withFleet(
        (stage) => playDisturbed(stage, story, disturb(stage, seededRandom(seed), size)),
        { ...settings, LISTING_MARKET_STARTS_AT: marketStartsAt.toISOString() },
        { isProxied },
      )
      const [calm, ending] = await bothOf(undisturbed, disturbed)
      const faults = [
        ...calm.faults.map((fault) => `undisturbed: ${fault}`),
        ...ending.faults,
        ...ending.said,
        ...differencesOf(calm, ending),
      ]
      const providers = providersIn(ending)
      if (providers.size < 3) faults.push(`only ${[...providers.keys()].join(' and ')} had homes to compare`)
      const compared = { steps: plan.flat().length, 'lines compared': ending.world.size }
      const adverts = Object.fromEntries([...providers].map(([name, count]) => [`adverts compared, ${name}`, count]))
      return { faults, figures: { ...compared, ...adverts, ...ending.figures } }
    },
  }
}

/**
 * Of the market's day (UTC+10). At its midnight homes are sold, withdrawn and reduced: of two runs that midnight falls
 * into, one may see them before and the other after it.
 */
const noonOf = (now: Date): Date => {
  const day = new Date(now.getTime() + 10 * hourMs).toISOString().slice(0, 10)
  return new Date(`${day}T12:00:00+10:00`)
}

const playDisturbed = async (stage: FleetStage, story: Story, disturbance: Disturbance) => {
  const redeliveries = countRedeliveries(stage.fleet)
  const strike = async () => {
    await redeliveries.read()
    await disturbance.strike()
  }
  const ending = await playStory(stage, { ...story, disturbance: { ...disturbance, strike } })
  const redelivered = await redeliveries.read()
  const missing = disturbance.isRedelivering === true && redelivered === 0 ? ['no event was redelivered'] : []
  const said = stage.fleet.errors.map((line) => `logged by ${line.slice(0, mostOfLine)}`)
  const mails = { 'mails received': stage.smtp.received.length, 'mails received again': countRepeated(stage.smtp) }
  const figures = { ...ending.counts, 'events redelivered': redelivered, ...mails, ...disturbance.figures?.() }
  return { ...ending, faults: [...ending.faults, ...missing], said, figures }
}

const providersIn = ({ homes }: Evidence): Map<string, number> =>
  countTimes(
    [...homes.values()].flatMap(({ sources }) => sources),
    ({ provider }) => provider,
  )

/** Waits for both even if one fails, so that neither leaves processes behind. */
const bothOf = async <One, Other>(one: Promise<One>, other: Promise<Other>): Promise<[One, Other]> => {
  await Promise.allSettled([one, other])
  return Promise.all([one, other])
}
