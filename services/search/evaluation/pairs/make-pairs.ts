import type { Listing } from '@verandah/listing-providers/listing'
import type { Advert } from './adverts.ts'
import { differentDoors } from './different-doors.ts'
import { differentPlaces } from './different-places.ts'
import { differentProjects } from './different-projects.ts'
import { sameDoors } from './same-doors.ts'
import { sameEvidence } from './same-evidence.ts'
import { sameStreets } from './same-streets.ts'
import { openScene, type Kind } from './scenes.ts'

type Known = Omit<Advert, 'listing'>

export interface LabelledPair {
  id: string
  one: Listing
  other: Listing
  /** Facts about each advert that it does not state. */
  known: { one: Known; other: Known }
  isSameHome: boolean
  /** The kind of the pair, by which a report counts. */
  why: string
}

export const sameKinds: readonly Kind[] = [...sameDoors, ...sameStreets, ...sameEvidence]
export const differentKinds: readonly Kind[] = [...differentDoors, ...differentPlaces, ...differentProjects]

const shareOfSame = 0.45

const makePair = (seed: number, index: number): LabelledPair => {
  const scene = openScene(seed, index)
  const { random } = scene
  const { why, make } = random.pickByShare(random.chance(shareOfSame) ? sameKinds : differentKinds)
  const made = make(scene)
  const [first, second] = random.chance(0.5) ? made : [made[1], made[0]]
  const { listing: one, ...knownOfOne } = first
  const { listing: other, ...knownOfOther } = second
  const known = { one: knownOfOne, other: knownOfOther }
  return { id: `${seed}-${index}`, one, other, known, isSameHome: first.homeId === second.homeId, why }
}

/** Pairs of adverts with ground truth: the world states whether they are of one home, without comparing them. */
export function makePairs(seed: number, count: number): LabelledPair[] {
  return Array.from({ length: count }, (_, index) => makePair(seed, index))
}
