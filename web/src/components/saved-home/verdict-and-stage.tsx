import { type SavedProperty, verdictReasonMaxLength } from '@verandah/contracts'
import { useStage, useVerdict } from '@/lib/shortlist/use-verdict.ts'
import { Choices } from './choices.tsx'
import { LostReason, LostReasonRoom } from './lost-reason.tsx'
import { Reason } from './reason.tsx'
import { StageSelect } from './stage-select.tsx'
import { verdictTitles } from './verdict-titles.ts'

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
