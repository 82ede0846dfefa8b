import { type Filling, type Visit, visits } from './visits.ts'

export interface Look {
  readonly visit: Visit
  readonly filling: Filling
  readonly colorScheme: 'light' | 'dark'
  readonly width: 1280 | 375 | 320
}

const fillings: readonly Filling[] = ['full', 'empty', 'error']
const manners = (['light', 'dark'] as const).flatMap((colorScheme) =>
  ([1280, 375, 320] as const).map((width) => ({ colorScheme, width })),
)

/** In the `error` filling there is nothing for `then` to open. */
const fillingsOf = ({ isPublic, only, then }: Visit): readonly Filling[] => {
  if (isPublic === true) return ['full']
  if (only !== undefined) return [only]
  return then === undefined ? fillings : ['full', 'empty']
}

const subjects = visits.flatMap((visit) => fillingsOf(visit).map((filling) => ({ visit, filling })))

/** Every page in every state, light and dark, wide and narrow. */
export const everyLook: readonly Look[] = subjects.flatMap((subject) =>
  manners.map((manner) => ({ ...subject, ...manner })),
)

/** Every page in every state once, each in the next combination of theme and width, so that all combinations occur. */
export const sampledLooks: readonly Look[] = subjects.flatMap((subject, index) => {
  const manner = manners[index % manners.length]
  const { width = manner?.width } = subject.visit
  return manner === undefined || width === undefined ? [] : [{ ...subject, ...manner, width }]
})
