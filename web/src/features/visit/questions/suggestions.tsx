import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { focusBeside } from '@/components/ui/use-hand-on-focus.ts'
import type { SuggestedQuestion } from './suggested.ts'

interface SuggestionsProps {
  questions: readonly SuggestedQuestion[]
  onAsk: (question: SuggestedQuestion) => void
}

const shownAtFirst = 4

export function Suggestions({ questions, onAsk }: SuggestionsProps) {
  const [isLong, setLong] = useState(false)
  const shown = isLong ? questions : questions.slice(0, shownAtFirst)
  if (shown.length === 0) return null
  return (
    <>
      <ul aria-label="Suggested questions" className="flex flex-wrap gap-2">
        {shown.map((question) => (
          <li key={question.id}>
            <button
              type="button"
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget, 'ul')
                onAsk(question)
              }}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line px-3.5 py-1.5 text-left text-14 text-ink-soft transition-colors hover:border-control hover:text-ink"
            >
              <Plus className="size-4 shrink-0" />
              {question.text}
            </button>
          </li>
        ))}
      </ul>
      {questions.length > shown.length && (
        <Button
          variant="link"
          size="text"
          className="self-start"
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget, 'section')
            setLong(true)
          }}
        >
          {questions.length - shown.length} more suggestions
        </Button>
      )}
    </>
  )
}
