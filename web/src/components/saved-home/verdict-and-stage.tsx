import { type SavedProperty, type Verdict, verdictReasonMaxLength, verdicts } from '@verandah/contracts'
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
        <VerdictChoices name={name} chosen={record.verdict} onChoose={verdict.choose} />
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

interface VerdictChoicesProps {
  name: string | undefined
  chosen: Verdict | null
  /** Null withdraws the choice. */
  onChoose: (verdict: Verdict | null) => void
}

const VerdictChoices = ({ name, chosen, onChoose }: VerdictChoicesProps) => (
  <div
    role="group"
    aria-label={name === undefined ? 'Verdict' : `Verdict of ${name}`}
    className="grid grid-cols-3 rounded-full border border-line bg-surface"
  >
    {verdicts.map((verdict) => (
      <button
        key={verdict}
        type="button"
        aria-pressed={verdict === chosen}
        onClick={() => onChoose(verdict === chosen ? null : verdict)}
        className={cn(
          'min-h-11 rounded-full border px-1 text-14 font-semibold transition-colors',
          verdict === chosen
            ? 'border-eucalypt bg-eucalypt-soft text-eucalypt-strong'
            : 'border-transparent text-ink-soft hover:bg-sunken hover:text-ink',
        )}
      >
        {verdictTitles[verdict]}
        {name !== undefined && <span className="sr-only"> {name}</span>}
      </button>
    ))}
  </div>
)
