import { visitNoteMaxLength } from '@verandah/contracts'
import { Trash2 } from 'lucide-react'
import { IconButton } from '@/components/ui/button.tsx'
import { Textarea } from '@/components/ui/input.tsx'
import { useDraftText } from '@/components/ui/use-draft-text.ts'
import type { VisitState } from '../use-visit.ts'

export type Question = VisitState['questions'][number]

interface QuestionRowProps {
  question: Question
  onAnswer: (answer: string, read: string) => void
  onRemove: () => void
}

export function QuestionRow({ question: { text: asked, answer, changedAt }, onAnswer, onRemove }: QuestionRowProps) {
  const { text, write, leave } = useDraftText(answer, changedAt, onAnswer)
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 text-16 font-medium wrap-anywhere">{asked}</p>
        <IconButton
          Icon={Trash2}
          iconClass="size-4.5"
          label={`Remove “${asked}”`}
          className="-mt-2.5 -mr-2.5"
          onClick={onRemove}
        />
      </div>
      <Textarea
        aria-label={`Answer to “${asked}”`}
        placeholder="The answer"
        rows={1}
        maxLength={visitNoteMaxLength}
        className="field-sizing-content"
        value={text}
        onChange={({ target }) => write(target.value)}
        onBlur={leave}
      />
    </div>
  )
}
