import {
  BriefChanged,
  createWeights,
  type EventOf,
  getCriteria,
  getWeights,
  type IdealCriteria,
  idealOf,
  saveCriteria,
} from '@verandah/contracts'
import { withoutUnset } from '@verandah/kit'
import { interruptWrite } from '@verandah/kit/testing'
import type { openReplay } from './replay.ts'
import { shuffle, type Random } from './shuffle.ts'
import type { Said } from './story.ts'

type Replay = Awaited<ReturnType<typeof openReplay>>

interface Life {
  readonly search: Replay
  readonly scoring: Replay
  readonly userId: string
  readonly random: Random
}

interface Ideal {
  readonly ideal: IdealCriteria
  readonly isApart: boolean | undefined
}

/** The ideal criteria in the end, what they should be, and the steps that led there. */
export interface Ending {
  readonly found: Ideal
  readonly expected: Ideal
  readonly steps: readonly string[]
}

/**
 * A buyer changes the brief, sets ideal criteria apart and lets them follow again, while the events of the brief are
 * lost, late, repeated, or handled by a process that dies. Lost ones are published again in the end.
 */
export async function liveWithIdeal(life: Life): Promise<Ending> {
  const { search, scoring, random } = life
  const steps: string[] = []
  const brief = keepBrief(life, steps)
  const weights = keepWeights(life, brief.copies, steps)
  /** Another step comes just before a write; the process of a handler may then die. */
  const inBetween = async (work: () => Promise<unknown>, other: () => Promise<unknown>, dies = false) => {
    const interruption = interruptWrite(1 + Math.floor(random() * 2), async () => {
      steps.push(dies ? 'killed after' : 'interrupted by')
      await other()
      if (dies) throw new Error('killed')
    })
    await work().finally(interruption.stop)
    await Promise.all([search.service.idle(), scoring.service.idle()])
  }
  const moves = [
    ...[brief.edit, brief.edit, brief.hear, brief.hear, weights.setApart, weights.follow],
    () => inBetween(brief.hear, () => Promise.resolve(), true),
    () => inBetween(weights.follow, brief.hear),
    () => inBetween(weights.follow, () => brief.edit().then(brief.hear)),
    () => inBetween(weights.setApart, () => brief.edit().then(brief.hear)),
    () => inBetween(brief.hear, weights.follow, random() < 0.5),
    () => inBetween(brief.hear, weights.setApart, random() < 0.5),
  ]
  await brief.edit()
  await weights.follow()
  for (let left = 3 + Math.floor(random() * 8); left > 0; left -= 1)
    await moves[Math.floor(random() * moves.length)]?.()
  await brief.hearRest()
  const apart = weights.apart()
  const expected = { ideal: withoutUnset(apart ?? (await brief.ideal())), isApart: apart !== null }
  return { found: await weights.read(), expected, steps }
}

/** The brief in search, and what scoring has still to hear of it. */
const keepBrief = ({ search, scoring, userId, random }: Life, steps: string[]) => {
  const { service, retell } = search
  const as = service.signIn({ sub: userId })
  const isOwn = ({ data }: EventOf<typeof BriefChanged>) => data.userId === userId
  const ideal = async () => idealOf((await service.call(getCriteria, { as })).body)
  const copies: IdealCriteria[] = []
  const mayLose = random() < 0.5
  let hasLost = false
  let waiting: Said[] = []
  return {
    ideal,
    /** The buyer's tabs each hold the ideal of one of the briefs so far. */
    copies,
    edit: async () => {
      const maxPrice = 500_000 + 10_000 * copies.length
      await service.call(saveCriteria, { as, body: { suburb: 'Richmond', maxPrice } })
      copies.push(await ideal())
      await service.idle()
      const event = service.bus.published(BriefChanged).findLast(isOwn)
      const isLost = event === undefined || (mayLose && random() < 0.3)
      steps.push(`brief ${maxPrice}${isLost ? ' is lost' : ''}`)
      if (isLost) hasLost = true
      else waiting.push({ contract: BriefChanged, event })
    },
    hear: async () => {
      const [said] = shuffle(waiting, random)
      if (said === undefined) return
      const isRepeated = random() < 0.3
      if (!isRepeated) waiting = waiting.filter((one) => one !== said)
      steps.push(`hears ${JSON.stringify(said.event.data)}${isRepeated ? ', not for the last time' : ''}`)
      await scoring.deliver([said])
    },
    hearRest: async () => {
      const again = hasLost ? await retell(BriefChanged) : []
      const own = again.filter(({ event }) => isOwn(event as EventOf<typeof BriefChanged>))
      await scoring.deliver(shuffle([...waiting, ...own], random))
    },
  }
}

/** The weights in scoring, whose ideal criteria follow the brief or are set apart. */
const keepWeights = ({ scoring, userId, random }: Life, copies: readonly IdealCriteria[], steps: string[]) => {
  const { service } = scoring
  const as = service.signIn({ sub: userId })
  let apart: IdealCriteria | null = null
  const save = (idealCriteria: IdealCriteria) => {
    steps.push(`${apart ? 'apart' : 'follows from'} ${idealCriteria.maxPrice}`)
    return service.call(createWeights, { as, body: { idealCriteria, isIdealApart: apart !== null } })
  }
  return {
    apart: () => apart,
    setApart: () => {
      apart = { maxPrice: 1_000_000 + steps.length }
      return save(apart)
    },
    follow: () => {
      apart = null
      return save(copies[Math.floor(random() * copies.length)] ?? {})
    },
    read: async (): Promise<Ideal> => {
      const { body } = await service.call(getWeights, { as, params: { userId: 'me' } })
      return { ideal: withoutUnset(body.idealCriteria), isApart: body.isIdealApart }
    },
  }
}
