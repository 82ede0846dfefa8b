import type { HomeStage, SavedProperty, Verdict } from '@verandah/contracts'
import { useRef, useState } from 'react'
import { useEditSaved } from './change-saved.ts'
import { useOnLeaving } from './use-on-leaving.ts'

/** The verdict on a saved home, its reason and its stage. A reason that could not be saved stays in its box. */
export const useVerdict = ({ propertyId, verdict, verdictReason }: SavedProperty) => {
  const { mutate, mutateAsync } = useEditSaved(propertyId)
  const [typed, write] = useState<string | null>(null)
  // A verdict that was taken back by mistake returns with its reason.
  const reasons = useRef(new Map<Verdict, string>())
  const reason = typed?.trim() ?? verdictReason

  const judge = (next: Verdict | null) => {
    if (verdict !== null) reasons.current.set(verdict, reason)
    write(null)
    const nextReason = next === null ? undefined : reasons.current.get(next)
    mutate({ verdict: next, verdictReason: nextReason ?? '' })
  }
  const saveReason = () => {
    const settle = () => write((now) => (now === typed ? null : now))
    if (reason === verdictReason) settle()
    else void mutateAsync({ verdict, verdictReason: reason }).then(settle, () => undefined)
  }
  useOnLeaving(saveReason)
  return {
    judge,
    moveTo: (stage: HomeStage | null) => mutate({ stage }),
    reason: { text: typed ?? verdictReason, write, save: saveReason },
  }
}
