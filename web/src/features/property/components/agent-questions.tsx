import type { Property, PropertyAdvert } from '@verandah/contracts'
import { Copy, Mail } from 'lucide-react'
import { useEffect } from 'react'
import { buttonStyle } from '@/components/ui/button.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { plural } from '@/lib/format.ts'
import { questionsAnchor } from '@/lib/questions-anchor.ts'
import { type AgentQuestion, letterOf, questionsFor, receiverIn } from '../labels/questions-for-agent.ts'
import { Part } from '@/components/ui/part.tsx'

interface AgentQuestionsProps {
  home: Property
  /** Undefined until they have loaded. */
  adverts: readonly PropertyAdvert[] | undefined
}

const words = { ready: 'Copy the questions', copied: 'Questions copied', failed: 'Copying failed' }

/** Questions for the agent about unknown facts that would change the home's score. */
export function AgentQuestions({ home, adverts }: AgentQuestionsProps) {
  const questions = questionsFor(home)
  const hasAdverts = adverts !== undefined
  useEffect(showIfLinked, [hasAdverts])
  if (questions.length === 0) return null
  const receiver = adverts === undefined ? undefined : receiverIn(adverts)
  const { subject, body } = letterOf(home, questions)
  return (
    <Part title="Questions for the agent" anchor={questionsAnchor}>
      <p className="max-w-[66ch] text-14 text-ink-soft">{introOf(questions)}</p>
      <ol className="flex max-w-[66ch] flex-col gap-2">
        {questions.map(({ text, points }) => (
          <li key={text} className="flex items-baseline justify-between gap-4">
            <span>{text}</span>
            {points !== null && (
              <span className="shrink-0 text-14 text-ink-faint tabular-nums">up to {plural(points, 'point')}</span>
            )}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        {receiver !== undefined && (
          <a
            className={buttonStyle({ variant: 'secondary', size: 'sm' })}
            href={`mailto:${receiver.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
          >
            <Mail className="size-4.5" />
            Ask the agent
          </a>
        )}
        <CopyButton words={words} Icon={Copy} text={() => Promise.resolve(body)} variant="secondary" />
      </div>
      {adverts !== undefined && <p className="text-14 wrap-anywhere text-ink-faint">{wayOf(receiver)}</p>}
    </Part>
  )
}

const introOf = (questions: readonly AgentQuestion[]): string => {
  const ofScore = questions.filter(({ points }) => points !== null)
  if (ofScore.length === 0) return 'The adverts don’t say, and it affects what this home costs you.'
  const alsoCosts = ofScore.length < questions.length ? ', and what it costs you' : ''
  return `The adverts don’t answer these questions, and the answers would affect this home’s score most${alsoCosts}.`
}

/** Scrolls here from a link to the questions, which move as the page's parts arrive. */
const showIfLinked = (): void => {
  if (window.location.hash === `#${questionsAnchor}`) document.getElementById(questionsAnchor)?.scrollIntoView()
}

const wayOf = (receiver: ReturnType<typeof receiverIn>): string =>
  receiver === undefined
    ? 'No advert gives an email address. Copy the questions into the enquiry form of the advert.'
    : `Opens an email to ${receiver.name}, ${receiver.email}.`
