import { maxVisitEntries, type PropertySnapshot, visitNoteMaxLength, visitTextMaxLength } from '@verandah/contracts'
import { type SubmitEvent, useState } from 'react'
import { Button, IconButton } from '@/components/ui/button.tsx'
import { Input, Textarea } from '@/components/ui/input.tsx'
import { Part } from '@/components/ui/part.tsx'
import { UndoStrip } from '@/components/ui/undo-strip.tsx'
import { entryIdAt } from '@/lib/visits/entries.ts'
import { forType } from '../checklist/kinds.ts'
import type { VisitState } from '../use-visit.ts'
import { Suggestions } from './suggestions.tsx'
import { suggestedQuestions } from './suggested.ts'
import { Trash2 } from 'lucide-react'
import { useDraftText } from '@/components/ui/use-draft-text.ts'

interface QuestionsProps {
  type: PropertySnapshot['propertyType']
  visit: VisitState
}

export function Questions({ type, visit: { questions: known, entryCount, write } }: QuestionsProps) {
  const [gone, setGone] = useState<Question | null>(null)
  const questions = known.toSorted((one, other) => placeOf(one) - placeOf(other))
  const suggestions = forType(suggestedQuestions, type).filter(({ id }) => !questions.some((asked) => asked.id === id))
  const ask = (id: string, text: string) => {
    setGone(null)
    write({ kind: 'question', id, text, answer: '' })
  }
  const remove = (question: Question) => {
    setGone(question)
    write({ ...question, isRemoved: true })
  }
  const isFull = entryCount >= maxVisitEntries
  return (
    <Part title="Questions for the agent">
      {questions.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {questions.map((question) => (
            <li key={question.id} className="py-4">
              <QuestionRow
                question={question}
                onAnswer={(answer, read) => write({ ...question, answer }, read)}
                onRemove={() => remove(question)}
              />
            </li>
          ))}
        </ul>
      )}
      {gone !== null && (
        <UndoStrip
          action="removing the question"
          onUndo={() => {
            setGone(null)
            write({ ...gone, isRemoved: false })
          }}
        >
          “{gone.text}” was removed.
        </UndoStrip>
      )}
      {isFull ? <Full /> : <OwnQuestion onAsk={(text) => ask(entryIdAt(Date.now()), text)} />}
      {!isFull && <Suggestions questions={suggestions} onAsk={({ id, text }) => ask(id, text)} />}
    </Part>
  )
}

/** Suggested ones in their order, then the buyer's own: a question keeps its place when it is answered. */
const placeOf = ({ id }: Question): number =>
  suggestedQuestions.findIndex((suggested) => suggested.id === id) + 1 || suggestedQuestions.length + 1

export function Full() {
  return (
    <p className="text-14 text-ink-soft">
      This visit is full, with {maxVisitEntries} entries. You can still change what’s there.
    </p>
  )
}

const OwnQuestion = ({ onAsk }: { onAsk: (text: string) => void }) => {
  const [text, setText] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    onAsk(text.trim())
    setText('')
  }
  return (
    <form onSubmit={submit} className="flex gap-2">
      <Input
        aria-label="Your own question"
        placeholder="Your own question"
        autoComplete="off"
        maxLength={visitTextMaxLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="secondary">
        Add<span className="sr-only"> the question</span>
      </Button>
    </form>
  )
}

type Question = VisitState['questions'][number]

interface QuestionRowProps {
  question: Question
  onAnswer: (answer: string, read: string) => void
  onRemove: () => void
}

function QuestionRow({ question: { text: asked, answer, changedAt }, onAnswer, onRemove }: QuestionRowProps) {
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
