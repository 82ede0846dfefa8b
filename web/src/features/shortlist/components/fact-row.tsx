import type { ComparedFact, ComparedValue, SavedProperty } from '@verandah/contracts'
import { Children, Fragment, type ReactNode } from 'react'
import { knownText, rangeText, ScoreRing, weighedByText } from '@/components/property/score-ring.tsx'
import { stageWords, verdictTitles } from '@/components/saved-home/verdict-titles.ts'
import { cn } from '@/components/ui/cn.ts'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { factLabels, type StatedRow, valueText } from '../comparison-rows.ts'
import type { CostRow } from '../cost-rows.ts'
import { useHomeOf } from '../use-home-of.ts'

/** As on the page of a home. */
const notStated = 'Not stated'

interface FactRowProps {
  fact: ComparedFact
  values: readonly ComparedValue[]
  isDifferent: boolean
  homes: readonly SavedProperty[]
  row: string
}

export function FactRow({ fact, values, isDifferent, homes, row }: FactRowProps) {
  return (
    <ComparisonRowFrame name={factLabels[fact]} isDifferent={isDifferent} row={row}>
      {homes.map((saved, column) =>
        fact === 'score' ? (
          <LiveScore key={saved.id} saved={saved} />
        ) : (
          <Value key={saved.id} words={valueText(fact, values[column] ?? null, saved.home)} missing={notStated} />
        ),
      )}
    </ComparisonRowFrame>
  )
}

type StatedFactRowProps = StatedRow & Pick<FactRowProps, 'homes' | 'row'>

/** A fact from adverts, maps or the buyer; an unstated one is never "no". */
export function StatedFactRow({ title, values, isDifferent, homes, row }: StatedFactRowProps) {
  return (
    <ComparisonRowFrame name={title} isDifferent={isDifferent} row={row}>
      {homes.map(({ id }, column) => (
        <Value key={id} words={values[column] ?? null} missing={notStated} />
      ))}
    </ComparisonRowFrame>
  )
}

export function CostFactRow({ name, values, isDifferent, row }: CostRow & Pick<FactRowProps, 'row'>) {
  return (
    <ComparisonRowFrame name={name} isDifferent={isDifferent} row={row}>
      {values.map((words, column) =>
        words === undefined ? (
          <Skeleton key={column} className="h-5 w-20" />
        ) : (
          <Value key={column} words={words} missing="Not known" />
        ),
      )}
    </ComparisonRowFrame>
  )
}

/** The current score, as the list shows it. */
const LiveScore = ({ saved }: { saved: SavedProperty }) => {
  const { score, searchedAt, certainty } = useHomeOf(saved)
  return (
    <>
      <ScoreRing score={score} range={certainty?.range ?? null} size="sm" />
      {score !== null && certainty !== null && (
        <p className="mt-1 text-12 font-normal text-ink-soft">
          {[certainty.range && rangeText(certainty.range), knownText(certainty.coverage)].filter(Boolean).join(', ')}
        </p>
      )}
      {score !== null && <p className="mt-1 text-12 font-normal text-ink-faint">{weighedByText(searchedAt)}</p>}
    </>
  )
}

const Value = ({ words, missing }: { words: string | readonly string[] | null; missing: string }): ReactNode => {
  if (words === null || words.length === 0) return <span className="font-normal text-ink-faint">{missing}</span>
  if (typeof words === 'string') return withBreaks(words)
  return (
    <ul className="flex flex-col gap-0.5 text-12 sm:text-14 print:block print:text-12">
      {words.map((word) => (
        <li key={word} className="print:inline print:not-last:after:content-[',_']">
          {word}
        </li>
      ))}
    </ul>
  )
}

/** Lets "$1.59m-$1.74m" break after its hyphen in narrow columns, not within a price. */
const withBreaks = (words: string): ReactNode =>
  words.split(/(?<=-)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

interface ComparisonRowFrameProps {
  name: string
  isDifferent: boolean
  row: string
  children: ReactNode
}

/**
 * A row: its name, then a cell for each home. Differences are marked by a sign, weight and background, not by
 * colour alone.
 */
export function ComparisonRowFrame({ name, isDifferent, row, children }: ComparisonRowFrameProps) {
  return (
    <tr
      role="row"
      className={cn(
        row,
        'break-inside-avoid border-b border-line last:rounded-b-lg last:border-b-0',
        isDifferent && 'bg-eucalypt-soft/55',
      )}
    >
      <th
        role="rowheader"
        scope="row"
        className="col-span-full flex items-center gap-2 px-2 pt-2.5 text-left text-12 font-medium text-ink-soft sm:col-span-1 sm:items-start sm:px-4 sm:py-3.5 sm:text-14 print:py-1.5"
      >
        {name}
        {isDifferent && (
          <span className="mt-px size-2 shrink-0 rounded-full bg-eucalypt sm:mt-1.5 forced-colors:border-4">
            <span className="sr-only"> (differs)</span>
          </span>
        )}
      </th>
      {Children.map(children, (value) => (
        <td
          role="cell"
          className={cn(
            'min-w-0 px-2 pt-1 pb-3 text-14 tabular-nums wrap-anywhere sm:px-3 sm:py-3.5 print:py-1.5',
            isDifferent ? 'font-semibold text-ink' : 'text-ink-soft',
          )}
        >
          {value}
        </td>
      ))}
    </tr>
  )
}

export function OwnWordsRows({ homes, row }: { homes: readonly SavedProperty[]; row: string }) {
  return (
    <>
      {homes.some(({ stage }) => stage) && (
        <ComparisonRowFrame name="Stage" isDifferent={false} row={row}>
          {homes.map((saved) => (
            <NotesAndTags key={saved.id} words={stageWords(saved)} />
          ))}
        </ComparisonRowFrame>
      )}
      {homes.some(({ verdict }) => verdict) && (
        <ComparisonRowFrame name="Your verdict" isDifferent={false} row={row}>
          {homes.map((saved) => (
            <NotesAndTags key={saved.id} words={verdictText(saved)} />
          ))}
        </ComparisonRowFrame>
      )}
      {homes.some(({ tags }) => tags.length > 0) && (
        <ComparisonRowFrame name="Your tags" isDifferent={false} row={row}>
          {homes.map(({ id, tags }) => (
            <NotesAndTags key={id} words={tags.join(', ')} />
          ))}
        </ComparisonRowFrame>
      )}
      {homes.some(({ notes }) => notes !== '') && (
        <ComparisonRowFrame name="Your notes" isDifferent={false} row={row}>
          {homes.map(({ id, notes }) => (
            <NotesAndTags key={id} words={notes} />
          ))}
        </ComparisonRowFrame>
      )}
    </>
  )
}

const verdictText = ({ verdict, verdictReason }: SavedProperty): string =>
  [verdict && verdictTitles[verdict], verdictReason].filter(Boolean).join(': ')

const NotesAndTags = ({ words }: { words: string }) =>
  words === '' ? <span className="text-ink-faint">none</span> : <span className="whitespace-pre-line">{words}</span>
