import { type HomeStage, homeStages } from '@verandah/contracts'
import { useId } from 'react'
import { Select } from '@/components/ui/input.tsx'
import { noStageTitle, stageTitleOf } from './verdict-titles.ts'

interface StageSelectProps {
  stage: HomeStage | null
  /** Tells homes apart where several are listed. */
  name: string | undefined
  onChoose: (stage: HomeStage | null) => void
}

/** The stages as one control, with its label inside. */
export function StageSelect({ stage, name, onChoose }: StageSelectProps) {
  const id = useId()
  const known = stage === null || homeStages.includes(stage) ? homeStages : [...homeStages, stage]
  return (
    <div className="@container relative">
      <Select
        id={id}
        className="[&>select]:min-h-11.5 [&>select]:rounded-full [&>select]:border-line @min-[13rem]:[&>select]:pl-17 [&>select]:font-semibold hover:[&>select]:border-control"
        options={[{ value: '', label: noStageTitle }, ...known.map((value) => ({ value, label: stageTitleOf(value) }))]}
        value={stage ?? ''}
        onChange={({ target }) => onChoose(known.find((value) => value === target.value) ?? null)}
      />
      <label
        htmlFor={id}
        className="pointer-events-none absolute inset-y-0 left-4.5 flex items-center text-14 text-ink-soft @max-[13rem]:sr-only"
      >
        Stage
        {name !== undefined && <span className="sr-only"> of {name}</span>}
      </label>
    </div>
  )
}
