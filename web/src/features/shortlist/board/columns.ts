import { type HomeStage, homeStages, isEnded, type SavedProperty } from '@verandah/contracts'
import { stageTitleOf } from '@/components/saved-home/verdict-titles.ts'

/** A column of the board: the homes at one stage, or at none yet. */
export interface Column {
  /** The stage, or "none". */
  name: string
  title: string
  homes: readonly SavedProperty[]
  /** Holds homes that are no longer pursued. */
  isEnd: boolean
}

export function columnNameOf(stage: HomeStage | null): string {
  return stage ?? 'none'
}

/** Returns a column for each stage, from no stage to the ends, and for those that only a later build knows. */
export function columnsOf(homes: readonly SavedProperty[]): Column[] {
  const byStage = new Map<HomeStage | null, SavedProperty[]>([null, ...homeStages].map((stage) => [stage, []]))
  for (const saved of homes) byStage.set(saved.stage, [...(byStage.get(saved.stage) ?? []), saved])
  return [...byStage].map(([stage, at]) => ({
    name: columnNameOf(stage),
    title: stageTitleOf(stage),
    homes: at,
    isEnd: isEnded(stage),
  }))
}
