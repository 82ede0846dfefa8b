import type { Place } from '@verandah/decide'
import { ordinal } from '@/lib/ordinal.ts'
import type { HouseholdOrders, Person } from './model/household-orders.ts'

const groups = ['you', 'you', 'you both', 'all three of you', 'all four of you'] as const

/** "you both", "all three of you". */
export function allOf(people: number): string {
  return groups[people] ?? 'all of you'
}

/** "2nd", "equal 2nd". */
export function placeText({ place, isShared }: Place): string {
  return `${isShared ? 'equal ' : ''}${ordinal(place)}`
}

export function whose({ isCaller, name }: Pick<Person, 'isCaller' | 'name'>): string {
  return isCaller ? 'your' : `${name}’s`
}

/** Before and after the home: "You disagree most on", ": it is Anna’s 2nd and your 31st, mostly over land size." */
export function disagreementText({ people, disagreement }: HouseholdOrders): [string, string] | null {
  const liking = people[disagreement?.liking ?? -1]
  const minding = people[disagreement?.minding ?? -1]
  if (disagreement === null || liking === undefined || minding === undefined) return null
  const placeOf = (person: Person): string => {
    const place = person.places[disagreement.alternative]
    return `${whose(person)} ${place === undefined ? '' : placeText(place)}`
  }
  const over = disagreement.criterion === null ? '' : `, mostly over ${disagreement.criterion}`
  return [
    `${pairText(people, liking, minding)} disagree most on`,
    `: it is ${placeOf(liking)} and ${placeOf(minding)}${over}.`,
  ]
}

/** "You"; of three or more people "You and Anna", "Anna and Ben". */
const pairText = (people: readonly Person[], liking: Person, minding: Person): string => {
  if (people.length === 2) return 'You'
  const pair = liking.isCaller || !minding.isCaller ? [liking, minding] : [minding, liking]
  return pair.map(({ isCaller, name }) => (isCaller ? 'You' : name)).join(' and ')
}
