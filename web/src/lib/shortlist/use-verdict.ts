import type { HomeStage, SavedProperty, Verdict } from '@verandah/contracts'
import { useRef, useState } from 'react'
import { useEditSaved } from './change-saved.ts'
import type { SavedChange } from './pending-changes.ts'
import { useOnHiding } from '@/lib/use-on-hiding.ts'

export function useVerdict({ propertyId, verdict, verdictReason }: SavedProperty) {
  return useReasoned<Verdict>({
    propertyId,
    choice: verdict,
    reason: verdictReason,
    changeTo: (next, reason) => ({ verdict: next, verdictReason: reason }),
  })
}

/** The stage of a saved home, and why the pursuit ended. A copy that an earlier build kept has no reason. */
export function useStage({
  propertyId,
  stage,
  stageReason = '',
}: Pick<SavedProperty, 'propertyId' | 'stage'> & Partial<Pick<SavedProperty, 'stageReason'>>) {
  return useReasoned<HomeStage>({
    propertyId,
    choice: stage,
    reason: stageReason,
    changeTo: (next, reason) => ({ stage: next, stageReason: reason }),
  })
}

interface Reasoned<Choice> {
  propertyId: string
  choice: Choice | null
  /** As the record has it. */
  reason: string
  changeTo: (choice: Choice | null, reason: string) => SavedChange
}

/** A choice that is sent together with its reason. A reason that could not be saved stays in its box. */
const useReasoned = <Choice extends string>({ propertyId, choice, reason: kept, changeTo }: Reasoned<Choice>) => {
  const { mutate, mutateAsync } = useEditSaved(propertyId)
  const [typed, write] = useState<string | null>(null)
  // A choice that was taken back by mistake returns with its reason.
  const reasons = useRef(new Map<Choice, string>())
  const reason = typed?.trim() ?? kept

  const choose = (next: Choice | null) => {
    if (choice !== null) reasons.current.set(choice, reason)
    write(null)
    const nextReason = next === null ? undefined : reasons.current.get(next)
    mutate(changeTo(next, nextReason ?? ''))
  }
  const save = (next = reason) => {
    const settle = () => write((now) => (now?.trim() === next ? null : now))
    if (next === kept) settle()
    else void mutateAsync(changeTo(choice, next)).then(settle, () => undefined)
  }
  useOnHiding(save)
  const say = (text: string) => {
    write(text)
    save(text)
  }
  return { choose, reason: { text: typed ?? kept, write, save, say } }
}

export type ReasonBox = ReturnType<typeof useReasoned>['reason']
