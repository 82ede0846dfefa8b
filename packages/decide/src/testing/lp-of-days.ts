import type { Day } from '../day-plan/types.ts'

interface Node {
  name: string
  stop: number
  /** The earliest and the latest beginning of a visit, and how long it takes. */
  from: number
  to: number
  minutes: number
}

interface Arc {
  name: string
  /** Null at the start and at the end. */
  one: Node | null
  other: Node | null
  travel: number
  passage: number
}

/** What a mixed-integer program is asked for: the greatest value, or the least travel with that value. */
type Asked = { aim: 'value' } | { aim: 'travel'; value: number }

/** What a stop counts in the program: a must is more than all others of both people. */
export function valueOf(day: Day, stop: number): number {
  const { worth, isMust } = day.stops[stop]!
  return worth + (isMust ? 1 + day.stops.reduce((sum, one) => sum + one.worth, 0) : 0)
}

/**
 * The plans of one or more people with the same stops, as a program in the LP format: an arc for each way between two
 * openings that time allows, and the beginning of each visit (Miller, Tucker and Zemlin, with windows).
 */
export function lpOfDays(days: readonly Day[], asked: Asked): string {
  const people = days.map((day, person) => {
    const nodes = nodesOf(day, `p${person}`)
    return { day, nodes, arcs: arcsOf(day, nodes, `p${person}`) }
  })
  const arcs = people.flatMap((one) => one.arcs)
  const value = arcs.flatMap(({ name, other }) => (other ? [`${valueOf(days[0]!, other.stop)} ${name}`] : []))
  const travel = arcs.map(({ name, travel: minutes }) => `${minutes} ${name}`)
  const oncePerStop = days[0]!.stops.flatMap((_, stop) => {
    const into = arcs.filter(({ other }) => other?.stop === stop).map(({ name }) => name)
    return into.length > 0 ? [`${into.join(' + ')} <= 1`] : []
  })
  return [
    ...(asked.aim === 'value' ? ['Maximize', value.join(' + ')] : ['Minimize', travel.join(' + ')]),
    'Subject To',
    ...(asked.aim === 'travel' ? [`${value.join(' + ')} = ${asked.value}`] : []),
    ...oncePerStop,
    ...people.flatMap((one) => rulesOf(one)),
    'Bounds',
    ...people.flatMap(({ nodes }) => nodes.map(({ name, from, to }) => `${from} <= ${name} <= ${to}`)),
    'Binaries',
    ...arcs.map(({ name }) => name),
    'End',
    '',
  ].join('\n')
}

const nodesOf = ({ stops }: Day, person: string): Node[] =>
  stops.flatMap(({ openings, isWhole, stayMinutes }, stop) =>
    openings
      .map(({ opens, closes }, opening) => ({
        name: `${person}t${stop}o${opening}`,
        stop,
        from: opens,
        to: isWhole ? opens : closes - stayMinutes,
        minutes: isWhole ? closes - opens : stayMinutes,
      }))
      .filter(({ from, to }) => from <= to),
  )

const arcsOf = (day: Day, nodes: readonly Node[], person: string): Arc[] =>
  [null, ...nodes].flatMap((one) =>
    [...nodes, null].flatMap((other): Arc[] => {
      if (one !== null && one.stop === other?.stop) return []
      const travel = day.travelMinutes[one?.stop ?? day.stops.length]![other?.stop ?? day.stops.length + 1]!
      const passage = travel + (other !== null && travel > 0 ? day.slackMinutes : 0)
      const earliest = (one === null ? day.leavesAt : one.from + one.minutes) + passage
      if (earliest > (other?.to ?? day.backBy)) return []
      return [{ name: `${person}x${one?.name ?? 's'}_${other?.name ?? 'e'}`, one, other, travel, passage }]
    }),
  )

const rulesOf = ({ day, nodes, arcs }: { day: Day; nodes: readonly Node[]; arcs: readonly Arc[] }): string[] => {
  const names = (found: readonly Arc[]) => found.map(({ name }) => name)
  const flows = nodes.flatMap((node) => {
    const into = names(arcs.filter(({ other }) => other === node))
    const outOf = names(arcs.filter(({ one }) => one === node))
    return into.length + outOf.length > 0
      ? [[...into, ...outOf.map((name) => `- ${name}`)].join(' + ').replaceAll('+ -', '-') + ' = 0']
      : []
  })
  return [
    `${names(arcs.filter(({ one }) => one === null)).join(' + ')} = 1`,
    ...flows,
    ...arcs.flatMap((arc) => clockOf(day, arc)),
  ]
}

/** Where an arc is taken, the later visit begins after the earlier one and the way. */
const clockOf = (day: Day, { name, one, other, passage }: Arc): string[] => {
  const after = (one?.minutes ?? day.leavesAt) + passage
  const most = (one?.to ?? 0) + after - (other?.from ?? day.backBy)
  if (most <= 0) return []
  const times = [one?.name ?? null, other && `- ${other.name}`].filter((term) => term !== null).join(' ')
  const bound = most - after + (other === null ? day.backBy : 0)
  return [`${times === '' ? '' : `${times} + `}${most} ${name} <= ${bound}`]
}
