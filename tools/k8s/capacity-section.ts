import { sectionOf, tableOf } from '../markdown/sections.ts'
import { capacity, peakRate, podsAt, rateAtLimit, type PartCapacity } from './capacity.ts'

const { parts, assumed, eventKilobytes, minReplicas, targetUtilization } = capacity
const hoursPerMonth = 730

const english = (amount: number, digits = 0): string =>
  amount.toLocaleString('en-AU', { minimumFractionDigits: digits, maximumFractionDigits: digits })
const rounded = (amount: number): string => english(Number(amount.toPrecision(2)), amount < 10 ? 1 : 0)

/** Buyers whose peak fills this many searches a second, to two digits. */
const buyersAt = (searchesPerSecond: number): string =>
  english(Number(((searchesPerSecond * 1_000_000) / peakRate(1_000_000)).toPrecision(2)))

const partRow = ([name, part]: [string, PartCapacity]): string[] => [
  name,
  `${part.searchMs} ms`,
  `${part.requestMillicores}m, ${part.requestMib}Mi`,
  `${minReplicas} to ${part.maxReplicas}`,
  english(rateAtLimit(part)),
  buyersAt(rateAtLimit(part)),
]

const podsOf = (rate: number, part: PartCapacity): string => {
  const pods = podsAt(rate, part)
  return pods > part.maxReplicas ? `${pods}: raise the limit` : `${pods}`
}

const processorsAt = (rate: number): number =>
  Object.values(parts).reduce((sum, part) => sum + (podsAt(rate, part) * part.requestMillicores) / 1000, 0)

const installationRows = (): string[][] => {
  const { installations, searchesPerDay, providerCalls, dollarsPerProcessorHour } = assumed
  const row = (what: string, valueOf: (buyers: number, servers: number) => string) => [
    what,
    ...installations.map(({ buyers, serverProcessors }) => valueOf(buyers, serverProcessors)),
  ]
  const megabytesOfHour = (buyers: number) => (peakRate(buyers) * 3600 * eventKilobytes) / 1000
  const processorsOf = (buyers: number, servers: number) => Math.ceil(processorsAt(peakRate(buyers)) + servers)
  return [
    row('what', (buyers) => `${english(buyers)} buyers`),
    row('peak searches a second', (buyers) => english(peakRate(buyers), peakRate(buyers) < 100 ? 1 : 0)),
    ...Object.entries(parts).map(([name, part]) => row(`pods of ${name}`, (buyers) => podsOf(peakRate(buyers), part))),
    row('`EVENTS`, bytes of the busiest hour', (buyers) => `${rounded(megabytesOfHour(buyers) / 1000)} GB`),
    row('`NATS_EVENTS_MIB` for twice the busiest ten minutes', (buyers) =>
      english(Math.max(512, Number(((megabytesOfHour(buyers) / 3) * (1e6 / 2 ** 20)).toPrecision(2)))),
    ),
    row('calls of providers a day, none kept', (buyers) => english(buyers * searchesPerDay * providerCalls)),
    row('processors that pods ask for, and servers', (...given) => english(processorsOf(...given))),
    row(`a month, at US$${dollarsPerProcessorHour} for each hour`, (...given) => {
      const dollars = processorsOf(...given) * dollarsPerProcessorHour * hoursPerMonth
      return `US$${english(Number(dollars.toPrecision(2)))}`
    }),
  ]
}

/** The tables of docs/operations.md that follow from k8s/capacity.json. */
export const capacitySection = (): string =>
  sectionOf('generate capacity', [
    ...tableOf([
      ['part', 'processor time of a search', 'a pod asks for', 'pods', 'searches a second at the limit', 'buyers'],
      ...Object.entries(parts).map(partRow),
    ]),
    '',
    `With ${assumed.searchesPerDay} searches a day for each buyer, ${assumed.busiestHourShare * 100} % of them in one hour, and pods that use ${targetUtilization} % of what they ask for:`,
    '',
    ...tableOf(installationRows()),
  ])
