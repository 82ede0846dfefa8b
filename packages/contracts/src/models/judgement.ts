import * as z from 'zod/mini'

export const verdictReasonMaxLength = 200
export const stageReasonMaxLength = 200

/** What a buyer thinks of a saved home. */
export const verdicts = ['love', 'maybe', 'no'] as const
export const Verdict = z.enum(verdicts)
export type Verdict = z.infer<typeof Verdict>

const pursuedStages = ['to-see', 'booked', 'seen', 'checking', 'offered', 'under-contract'] as const

/** How far a buyer is with a saved home, from the first look to the end. Says nothing of how they like it. */
export const homeStages = [...pursuedStages, 'lost', 'bought'] as const
export const HomeStage = z.enum(homeStages)
export type HomeStage = z.infer<typeof HomeStage>

/** Whether a buyer no longer pursues a home. A stage of a later build counts as an end, so that its reason is kept. */
export function isEnded(stage: HomeStage | null): boolean {
  return stage !== null && !pursuedStages.some((pursued) => pursued === stage)
}

interface Judged {
  verdict?: Verdict | null | undefined
  verdictReason?: string | null | undefined
  stage?: HomeStage | null | undefined
  stageReason?: string | null | undefined
}

/** Refusal of a reason that belongs to no verdict. */
export const reasonNeedsVerdict = 'A reason belongs to a verdict: add love, maybe or no, or clear the reason'

/** Refusal of a reason for a home that the buyer still pursues. */
export const reasonNeedsEnd =
  'This reason belongs to a home that is lost or bought: give that stage, or clear the reason'

/** A reason comes with a verdict, or with a body that does not take it back. */
export const verdictCheck = z.refine<Judged>(({ verdict, verdictReason }) => verdict !== null || !verdictReason, {
  message: reasonNeedsVerdict,
  path: ['verdictReason'],
})

/** A reason comes with an end, or with a body that gives no other stage. */
export const stageCheck = z.refine<Judged>(
  ({ stage, stageReason }) => stage === undefined || isEnded(stage) || !stageReason,
  {
    message: reasonNeedsEnd,
    path: ['stageReason'],
  },
)
