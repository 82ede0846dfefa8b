import type { HomeReports } from './home-reports.ts'
import { placeAgain, type KeepListingsDeps } from './keep-listings.ts'
import type { Said } from './rulings.ts'

type Deps = KeepListingsDeps & { homeReports: HomeReports }
type Ruling = Pick<Said, 'operator' | 'reason'>

const reportsAtMost = 200

/** Operator commands on homes. Each resolves to the lines to print. */
export function createHomeCommands(deps: Deps) {
  return {
    /** Splits an advert from its home, for every buyer and against later evidence. */
    split: async (home: string, advert: string, ruling: Ruling): Promise<string> => {
      requireWords(ruling)
      const adverts = await advertsOf(deps, home)
      const others = adverts.filter((id) => id !== advert)
      if (others.length === adverts.length)
        throw new Error(`The home ${home} has no advert ${advert}: it has ${adverts.join(', ')}.`)
      if (others.length === 0) throw new Error(`${advert} is the only advert of the home ${home}.`)
      const pairs = others.map((other) => [advert, other] as const)
      return rule(deps, pairs, { ...ruling, kind: 'split' })
    },
    /** Merges two homes, for every buyer and against later evidence. */
    merge: async (home: string, other: string, ruling: Ruling): Promise<string> => {
      requireWords(ruling)
      const adverts = await advertsOf(deps, home)
      const others = await advertsOf(deps, other)
      if (adverts.some((id) => others.includes(id))) throw new Error(`${home} and ${other} are one home already.`)
      const pairs = adverts.flatMap((one) => others.map((id) => [one, id] as const))
      return rule(deps, pairs, { ...ruling, kind: 'merge' })
    },
    describe: (home: string): Promise<string> => describe(deps, home),
    listReports: async (): Promise<string> => {
      const reports = await deps.homeReports.list(reportsAtMost)
      const lines = reports.map(
        ({ saidAt, propertyId, listingId }) => `${saidAt.toISOString()}  home ${propertyId}  advert ${listingId}`,
      )
      return lines.length === 0 ? 'No buyer has reported a home.' : lines.join('\n')
    },
  }
}

const requireWords = ({ operator, reason }: Ruling): void => {
  if (operator === '') throw new Error('Name who says so: --by NAME.')
  if (reason === '') throw new Error('Give the reason: --reason TEXT. It is kept with the ruling.')
}

const advertsOf = async ({ listings, properties }: Deps, home: string): Promise<string[]> => {
  const main = await properties.mainIdOf(home)
  const adverts = (await listings.placedIn([main])).map(({ _id }) => _id).toSorted()
  if (adverts.length === 0) throw new Error(`There is no home ${home}.`)
  return adverts
}

const rule = async (deps: Deps, pairs: (readonly [string, string])[], said: Omit<Said, 'saidAt'>): Promise<string> => {
  const ids = [...new Set(pairs.flat())]
  await deps.rulings.say(pairs, { ...said, saidAt: deps.clock.now() })
  await placeAgain(deps, ids)
  await deps.homeReports.settle(ids)
  const homes = new Set((await deps.listings.placedByIds(ids)).flatMap(({ propertyId }) => propertyId ?? []))
  return (await Promise.all([...homes].map((home) => describe(deps, home)))).join('\n')
}

/** A home with its adverts, their evidence, and operators' rulings. */
const describe = async (deps: Deps, home: string): Promise<string> => {
  const adverts = await advertsOf(deps, home)
  const [doc] = await deps.properties.byIds([home])
  const joins = (doc?.joins ?? []).map(({ one, other, by }) => `  ${one} and ${other}: ${by}`)
  const said = (await deps.rulings.about(adverts)).map(
    ({ one, other, kind, operator, reason, saidAt }) =>
      `  ${kind} of ${one} and ${other} by ${operator} on ${saidAt.toISOString().slice(0, 10)}: ${reason}`,
  )
  const name = doc?.mergedInto ? `${home} shows the home ${doc.mergedInto}` : home
  return [`${name}, ${doc?.home?.address ?? ''}`, ...adverts.map((id) => `  ${id}`), ...joins, ...said].join('\n')
}
