import { type SavedProperty, verdictReasonMaxLength } from '@verandah/contracts'
import { useStage, useVerdict } from '@/lib/shortlist/use-verdict.ts'
import { LostReason, LostReasonRoom } from './lost-reason.tsx'
import { Reason } from './reason.tsx'
import { StageSelect } from './stage-select.tsx'
import { verdictTitles } from './verdict-titles.ts'
import { cn } from '@/components/ui/cn.ts'

interface VerdictAndStageProps {
  record: SavedProperty
  /** Tells homes apart where several are listed. */
  name?: string
}

export function VerdictAndStage({ record, name }: VerdictAndStageProps) {
  const verdict = useVerdict(record)
  const stage = useStage(record)
  return (
    <div className="@container flex flex-col gap-2">
      <div className="grid gap-2 @md:grid-cols-2">
        <StageSelect stage={record.stage} name={name} onChoose={stage.choose} />
        <Choices label="Verdict" name={name} titles={verdictTitles} chosen={record.verdict} onChoose={verdict.choose} />
      </div>
      {record.stage === 'lost' && <LostReason reason={stage.reason} name={name} />}
      {record.verdict && (
        <Reason
          label={name === undefined ? 'Reason for your verdict' : `Reason for your verdict on ${name}`}
          placeholder="Why this verdict? (optional)"
          maxLength={verdictReasonMaxLength}
          {...verdict.reason}
        />
      )}
    </div>
  )
}

/** Room for the controls, so that a card without them has the same height. */
export function VerdictRoom({ verdict, stage, stageReason }: SavedProperty) {
  return (
    <div className="@container flex flex-col gap-2">
      <div className="h-25 @md:h-11.5" />
      {stage === 'lost' && <LostReasonRoom stageReason={stageReason} />}
      {verdict !== null && <div className="h-11" />}
    </div>
  )
}

interface ChoicesProps<Choice extends string> {
  label: string
  name: string | undefined
  titles: Readonly<Record<Choice, string>>
  chosen: Choice | null
  /** Null withdraws the choice. */
  onChoose: (choice: Choice | null) => void
}

function Choices<Choice extends string>({ label, name, titles, chosen, onChoose }: ChoicesProps<Choice>) {
  return (
    <div
      role="group"
      aria-label={name === undefined ? label : `${label} of ${name}`}
      className="grid grid-cols-3 rounded-full border border-line bg-surface"
    >
      {(Object.keys(titles) as Choice[]).map((choice) => {
        const isChosen = choice === chosen
        return (
          <button
            key={choice}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? null : choice)}
            className={cn(
              'min-h-11 rounded-full border px-1 text-14 font-semibold transition-colors',
              isChosen
                ? 'border-eucalypt bg-eucalypt-soft text-eucalypt-strong'
                : 'border-transparent text-ink-soft hover:bg-sunken hover:text-ink',
            )}
          >
            {titles[choice]}
            {name !== undefined && <span className="sr-only"> {name}</span>}
          </button>
        )
      })}
    </div>
  )
}
