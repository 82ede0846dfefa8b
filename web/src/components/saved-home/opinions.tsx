import { type HousemateSaved, moneyText, scoreBandOf } from '@verandah/contracts'
import { bandLabels, ScoreRing } from '@/components/property/score-ring.tsx'
import { stageTitleOf, verdictTitles, verdictTones } from '@/components/saved-home/verdict-titles.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { cn } from '@/components/ui/cn.ts'
import { shortDateText } from '@/lib/format.ts'

interface OpinionsProps {
  records: readonly HousemateSaved[]
  name: string
  className?: string
}

export function Opinions({ records, name, className }: OpinionsProps) {
  return (
    <section
      aria-label={`What your household says of ${name}`}
      className={cn('@container min-w-0 border-t border-line p-5', className)}
    >
      <OpinionList records={records} />
    </section>
  )
}

export function OpinionList({ records }: Pick<OpinionsProps, 'records'>) {
  return (
    <ul className="grid gap-x-8 gap-y-5 @lg:grid-cols-2 @3xl:grid-cols-3">
      {records.map((record) => (
        <Opinion key={record.id} record={record} />
      ))}
    </ul>
  )
}

const Opinion = ({ record }: { record: HousemateSaved }) => (
  <li className="flex min-w-0 gap-3 text-14 wrap-anywhere">
    {record.score !== null && <ScoreRing score={record.score} size="sm" />}
    <div className="flex min-w-0 flex-1 flex-col gap-1.5">
      <Words record={record} />
    </div>
  </li>
)

const isQuiet = ({ verdict, stage, tags, notes, walkAway }: HousemateSaved): boolean =>
  verdict === null && stage === null && tags.length === 0 && notes === '' && walkAway === null

const Words = ({ record }: { record: HousemateSaved }) => {
  const { member, score, verdict, verdictReason, stage, tags, notes, walkAway, createdAt } = record
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <strong className="font-semibold">{member.name}</strong>
        {verdict !== null && <Badge tone={verdictTones[verdict]}>{verdictTitles[verdict]}</Badge>}
        {verdictReason !== '' && <span>“{verdictReason}”</span>}
      </p>
      {score !== null && <p className="text-ink-soft">{bandLabels[scoreBandOf(score)]} by their weights</p>}
      {stage !== null && <p className="text-ink-soft">{stageText(record)}</p>}
      {walkAway !== null && <p className="text-ink-soft tabular-nums">Stops at {moneyText(walkAway.price)}</p>}
      {tags.length > 0 && (
        <ul aria-label={`Tags from ${member.name}`} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge className="whitespace-normal!">{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      {notes !== '' && (
        <blockquote className="text-ink-soft">
          <p className="whitespace-pre-line">{notes}</p>
          <footer className="text-ink-faint">— {member.name}</footer>
        </blockquote>
      )}
      {isQuiet(record) && <p className="text-ink-faint">Saved it on {shortDateText(createdAt)}</p>}
    </>
  )
}

/** "Booked · Tom, 3 Nov", "Lost · Tom, 3 Nov · “Over our limit”". */
const stageText = ({ stage, stageReason, stageAt, member }: HousemateSaved): string => {
  const on = stageAt === null ? '' : `, ${shortDateText(stageAt)}`
  const why = stageReason ? ` · “${stageReason}”` : ''
  return `${stageTitleOf(stage)} · ${member.name}${on}${why}`
}
