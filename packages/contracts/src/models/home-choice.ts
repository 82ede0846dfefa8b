import * as z from 'zod/mini'
import { Id, Instant } from '../fields.ts'

export const choicesKept = 300

const different = z.refine<{ better: string; worse: string }>(({ better, worse }) => better !== worse, {
  message: 'Choose between two homes',
  path: ['worse'],
})

/** Of two homes shown side by side, the one that the buyer would rather see. */
export const HomeChoice = z.object({ better: Id, worse: Id }).check(different)
export type HomeChoice = z.infer<typeof HomeChoice>

export const KeptChoice = z.object({ better: Id, worse: Id, chosenAt: Instant })
export type KeptChoice = z.infer<typeof KeptChoice>
