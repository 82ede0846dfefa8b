import { paths } from '@verandah/contracts'
import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { TextLink } from '@/components/ui/text.tsx'
import { plural } from '@/lib/format.ts'
import type { Question, Topic } from './question.ts'
import { searchQuestions, topics } from './search-questions.ts'

const countOf = (shown: readonly Topic[]): number => shown.flatMap(({ questions }) => questions).length

export function HelpPage() {
  const [typed, setTyped] = useState('')
  const shown = searchQuestions(typed)
  const isSearching = typed.trim() !== ''
  return (
    <Page
      title="Help centre"
      description="Answers about Verandah: how scores work, why a home shows no price, saved searches, plans, cancelling, your data."
      width="narrow"
    >
      <PageHeading>Help centre</PageHeading>
      <form role="search" aria-label="Help centre" onSubmit={(event) => event.preventDefault()} className="mt-5 mb-2">
        <Field label="What would you like to know?">
          <Input
            type="search"
            autoComplete="off"
            placeholder="Try “cancel” or “no price”"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      </form>
      <p role="status" className="mb-5 min-h-5 text-14 text-ink-faint">
        {isSearching && `${plural(countOf(shown), 'answer')} of ${countOf(topics)}`}
      </p>
      {shown.map(({ title, questions }) => (
        <TopicSection key={title} title={title} questions={questions} isSearching={isSearching} />
      ))}
      {shown.length === 0 && <NothingFound typed={typed} onClear={() => setTyped('')} />}
      <p className="text-ink-soft">
        Not answered? <TextLink to={paths.contact}>Write to us</TextLink>. The rules for buying a home are in the{' '}
        <TextLink to={paths.guides}>buying guide</TextLink>.
      </p>
    </Page>
  )
}

const TopicSection = ({ title, questions, isSearching }: Topic & { isSearching: boolean }) => (
  <section className="mb-7">
    <h2 className="mb-2 text-20">{title}</h2>
    <ul className="divide-y divide-line border-y border-line">
      {questions.map((question) => (
        // The key changes with searching, so that answers opened by a search close again and others are unaffected.
        <Answer key={`${question.id} ${isSearching}`} question={question} isFound={isSearching} />
      ))}
    </ul>
  </section>
)

/** Open if the URL names it or a search found it. */
const Answer = ({ question: { id, question, answer, link }, isFound }: { question: Question; isFound: boolean }) => {
  const isAskedFor = useLocation().hash === `#${id}`
  useEffect(() => {
    if (isAskedFor) document.getElementById(id)?.scrollIntoView({ block: 'start' })
  }, [isAskedFor, id])
  return (
    <li id={id}>
      <details open={isAskedFor || isFound} className="group">
        <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
          <h3 className="text-16">{question}</h3>
          <ChevronDown className="size-5 shrink-0 text-ink-faint transition-transform group-open:rotate-180" />
        </summary>
        <div className="flex max-w-[68ch] flex-col gap-3 pb-5 text-ink-soft">
          {answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="flex flex-wrap gap-x-6 gap-y-1">
            {link !== undefined && <TextLink to={link.to}>{link.label}</TextLink>}
            <Link
              to={paths.help.href(id)}
              aria-label={`Link to this answer: ${question}`}
              className="text-14 text-ink-faint hover:underline"
            >
              Link to this answer
            </Link>
          </p>
        </div>
      </details>
    </li>
  )
}

const NothingFound = ({ typed, onClear }: { typed: string; onClear: () => void }) => (
  <Notice
    className="mb-6"
    title={`No answer has “${typed.trim()}” in it`}
    action={
      <Button variant="secondary" onClick={onClear}>
        Show all answers
      </Button>
    }
  >
    Try one other word, or write to us.
  </Notice>
)
