import type { Property, PropertyAdvert } from '@verandah/contracts'
import { Copy, Mail } from 'lucide-react'
import { Button, buttonStyle } from '@/components/ui/button.tsx'
import { plural } from '@/lib/format.ts'
import { toast } from '@/lib/toast.ts'
import { letterOf, questionsFor, receiverIn } from '../labels/questions-for-agent.ts'
import { Section } from './section.tsx'

/** Questions for the agent about unknown facts that would change the home's score. */
export const AgentQuestions = ({ home, adverts }: { home: Property; adverts: readonly PropertyAdvert[] }) => {
  const questions = questionsFor(home)
  if (questions.length === 0) return null
  const receiver = receiverIn(adverts)
  const { subject, body } = letterOf(home, questions)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(body)
      toast({ title: 'Questions copied' })
    } catch {
      toast({ title: 'Not copied', description: 'Select the questions and copy them by hand.', variant: 'destructive' })
    }
  }
  return (
    <Section title="Questions for the agent">
      <p className="max-w-[66ch] text-14 text-ink-soft">
        The adverts don’t answer these questions, and the answers would affect this home’s score most.
      </p>
      <ol className="flex max-w-[66ch] flex-col gap-2">
        {questions.map(({ text, points }) => (
          <li key={text} className="flex items-baseline justify-between gap-4">
            <span>{text}</span>
            <span className="shrink-0 text-14 text-ink-faint tabular-nums">up to {plural(points, 'point')}</span>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" Icon={Copy} onClick={() => void copy()}>
          Copy questions
        </Button>
        <a
          className={buttonStyle({ variant: 'secondary', size: 'sm' })}
          href={`mailto:${receiver?.email ?? ''}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
        >
          <Mail aria-hidden className="size-4.5" />
          Ask the agent
        </a>
      </div>
      {receiver !== undefined && (
        <p className="text-14 wrap-anywhere text-ink-faint">
          Opens an email to {receiver.name}, {receiver.email}.
        </p>
      )}
    </Section>
  )
}
