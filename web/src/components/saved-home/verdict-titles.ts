import type { HomeStage, SavedProperty, Verdict } from '@verandah/contracts'

export const verdictTitles: Readonly<Record<Verdict, string>> = { love: 'Love', maybe: 'Maybe', no: 'No' }

export const verdictTones = { love: 'action', maybe: 'neutral', no: 'danger' } as const satisfies Record<
  Verdict,
  string
>

export const stageTitles: Readonly<Record<HomeStage, string>> = {
  'to-see': 'To see',
  booked: 'Booked',
  seen: 'Seen',
  checking: 'Checking',
  offered: 'Offer made',
  'under-contract': 'Under contract',
  lost: 'Lost',
  bought: 'Bought',
}

export const noStageTitle = 'No stage yet'

/** Returns the title of a stage; a stage that only a later build knows is shown as it is. */
export function stageTitleOf(stage: HomeStage | null): string {
  return stage === null ? noStageTitle : ((stageTitles as Partial<Record<string, string>>)[stage] ?? stage)
}

/** "Lost: Sold to somebody else"; empty without a stage. */
export function stageWords({ stage, stageReason }: Pick<SavedProperty, 'stage' | 'stageReason'>): string {
  return [stage && stageTitleOf(stage), stageReason].filter(Boolean).join(': ')
}

export const soldToOthers = 'Sold to somebody else'

export const lostReasons = [
  soldToOthers,
  'Over our limit',
  'Problem in a report',
  'Finance fell through',
  'Changed our mind',
] as const
