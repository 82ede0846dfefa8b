import { type SavedProperty, verdictReasonMaxLength } from '@verandah/contracts'
import type { SyntheticEvent } from 'react'
import { Input } from '@/components/ui/input.tsx'
import { useVerdict } from '@/lib/shortlist/use-verdict.ts'
import { Choices } from './choices.tsx'
import { stageTitles, verdictTitles } from './verdict-titles.ts'

interface VerdictAndStageProps {
  record: SavedProperty
  /** Tells homes apart where several are listed. */
  name?: string
}

/** How far the buyer is with a saved home, their verdict and why. Another press takes a choice back. */
export const VerdictAndStage = ({ record, name }: VerdictAndStageProps) => {
  const { judge, moveTo, reason } = useVerdict(record)
  return (
    <div className="@container flex flex-col gap-2">
      <div className="grid gap-2 @md:grid-cols-2">
        <Choices label="Stage" name={name} titles={stageTitles} chosen={record.stage} onChoose={moveTo} />
        <Choices label="Verdict" name={name} titles={verdictTitles} chosen={record.verdict} onChoose={judge} />
      </div>
      {record.verdict && <Reason name={name} {...reason} />}
    </div>
  )
}

interface ReasonProps {
  name: string | undefined
  text: string
  write: (text: string) => void
  save: () => void
}

/** Saved on Enter and on blur. */
const Reason = ({ name, text, write, save }: ReasonProps) => {
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <form onSubmit={onSubmit}>
      <Input
        aria-label={name === undefined ? 'Reason for your verdict' : `Reason for your verdict on ${name}`}
        placeholder="Why? (optional)"
        autoComplete="off"
        maxLength={verdictReasonMaxLength}
        value={text}
        onChange={(event) => write(event.target.value)}
        onBlur={save}
      />
    </form>
  )
}

/** Room for the controls, so that a card without them has the same height. */
export const VerdictRoom = ({ hasVerdict }: { hasVerdict: boolean }) => (
  <div className="@container flex flex-col gap-2">
    <div className="h-25 @md:h-11.5" />
    {hasVerdict && <div className="h-11" />}
  </div>
)
