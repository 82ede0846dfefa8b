import { firstToBreak } from './days/first-to-break.ts'
import { kindsOfWork } from './days/work.ts'
import { sectionOf, tableOf } from '../markdown/sections.ts'
import { capacity, dayOf, rateAtLimit, unlimitedDayOf, type PartCapacity } from './capacity.ts'

const { parts, costs, assumed, minReplicas, targetUtilization } = capacity
const hoursPerMonth = 730
const mibPerGb = 1e9 / 2 ** 20

const english = (amount: number, digits = 0): string =>
  amount.toLocaleString('en-AU', { minimumFractionDigits: digits, maximumFractionDigits: digits })
const rounded = (amount: number): string => english(Number(amount.toPrecision(2)), amount < 10 ? 1 : 0)
const clockOf = (second: number): string =>
  [second / 3600, (second % 3600) / 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')

const waitText = (seconds: number): string =>
  seconds < 60 ? `${english(seconds, 1)} s` : `${english(seconds / 60)} minutes`

const rateText = (perSecond: number): string => (Number.isFinite(perSecond) ? english(perSecond) : 'any')

const costRow = ([name, part]: [string, PartCapacity]): string[] => [
  name,
  ...kindsOfWork.map((work) => `${rounded(costs[work].cpuMs[name] ?? 0)} ms`),
  `${part.idleMillicores}m`,
  `${part.requestMillicores}m, ${part.requestMib}Mi`,
  `${minReplicas} to ${part.maxReplicas}`,
  rateText(rateAtLimit(name, part)),
]

const podsOf = (pods: number, { maxReplicas }: PartCapacity): string =>
  pods > maxReplicas ? `${pods}: raise the limit` : `${pods}`

const dayRows = (): string[][] => {
  const days = assumed.installations.map((installation) => ({
    ...installation,
    day: unlimitedDayOf(installation.buyers),
    slowest: dayOf(installation.buyers).slowest,
  }))
  const row = (what: string, textOf: (of: (typeof days)[number]) => string) => [what, ...days.map(textOf)]
  const processorsOf = ({ day, serverProcessors }: (typeof days)[number]) =>
    Math.ceil(day.processors + serverProcessors)
  const monthOf = (of: (typeof days)[number]) => processorsOf(of) * assumed.dollarsPerProcessorHour * hoursPerMonth
  return [
    row('the busiest moment', ({ buyers }) => `${english(buyers)} buyers`),
    row('searches a second', ({ day }) => english(day.searchesPerSecond, day.searchesPerSecond < 100 ? 1 : 0)),
    ...Object.entries(parts).map(([name, part]) =>
      row(`pods of ${name}`, ({ day }) => podsOf(day.parts[name]?.pods ?? 0, part)),
    ),
    row('a search waits, within the limits', ({ slowest: { waitSeconds, at } }) =>
      waitSeconds < 0.1 ? 'never' : `${waitText(waitSeconds)} at ${clockOf(at)}`,
    ),
    row('memory that pods ask for', ({ day }) => `${english(day.memoryGib, 1)} GiB`),
    row('commands a second to MongoDB', ({ day }) => rounded(day.storeCommandsPerSecond)),
    row('written by MongoDB in the day', ({ day }) => `${rounded(day.storeGb)} GB`),
    row('`EVENTS`, bytes of the busiest hour', ({ day }) => `${rounded(day.eventGb)} GB`),
    row('`NATS_EVENTS_MIB` for twice the busiest ten minutes', ({ day }) =>
      english(Math.max(512, Number(((day.eventGb / 3) * mibPerGb).toPrecision(2)))),
    ),
    row('calls of providers in the day, none kept', ({ day }) => rounded(day.providerCalls)),
    row('processors that pods ask for, and servers', (of) => english(processorsOf(of))),
    row(`a month, at US$${assumed.dollarsPerProcessorHour} for each hour`, (of) => `US$${rounded(monthOf(of))}`),
  ]
}

const whatBreaks = (): string => {
  const first = firstToBreak(10_000, dayOf, assumed.limits)
  if (first === null) return 'Nothing breaks below 100 million buyers.'
  return `The first day that does not hold is that of ${rounded(first.buyers)} buyers: ${first.broken.join('; ')}.`
}

/** The tables of docs/operations.md that follow from k8s/capacity.json. */
export function capacitySection(): string {
  return sectionOf('generate capacity', [
    ...tableOf([
      [
        'part',
        ...kindsOfWork.map((work) => labels[work]),
        'a pod idle',
        'asks for',
        'pods',
        'searches a second at the limit',
      ],
      ...Object.entries(parts).map(costRow),
    ]),
    '',
    `A Saturday on which each buyer ${habitsText()}, with pods that use ${targetUtilization} % of what they ask for:`,
    '',
    ...tableOf(dayRows()),
    '',
    whatBreaks(),
  ])
}

const labels = {
  search: 'a search',
  visit: 'a home’s page',
  savedRun: 'a saved search',
  lookUp: 'a look-up',
  registration: 'a registration',
} as const

const habitsText = (): string => {
  const { search, visit, savedRun, lookUp, registration } = assumed.habits
  const perHundred = [
    `${savedRun * 100} saved searches run for each hundred`,
    `${rounded(lookUp)} look-ups of followed homes for each`,
    `${registration * 100} in a hundred new`,
  ]
  return `searches ${search} times and opens ${visit} homes (${perHundred.join(', ')})`
}
