import { useMedia } from '@/components/ui/use-media.ts'
import type { TravelSource } from '@verandah/contracts'
import type { ComponentProps } from 'react'
import { shortDateText } from '@/lib/format.ts'
import type { Asked } from '../model/asked.ts'
import { isByRouter } from '../words.ts'
import { PlanSettings } from './plan-settings.tsx'
import { detour, townSpeeds } from '@verandah/scoring-model'

/** What the day is planned by: open on a wide screen, folded on a phone. */
export function SettingsPanel({ travel, ...props }: ComponentProps<typeof PlanSettings> & { travel: TravelSource }) {
  const isWide = useMedia('(min-width: 64rem)')
  const { asked } = props
  return (
    <details
      open={isWide}
      data-screen-only
      className="group rounded-lg border border-line bg-surface max-lg:order-first"
    >
      <summary className="flex min-h-11 list-none flex-wrap items-center justify-between gap-x-3 p-5 sm:p-6 sm:pb-4">
        <h2 className="text-20">Your day out</h2>
        <span className="text-14 font-semibold text-eucalypt underline underline-offset-4 group-open:hidden">
          Change
        </span>
      </summary>
      <div className="px-5 pb-5 sm:px-6 sm:pb-6">
        <PlanSettings {...props} />
        <p className="mt-4 text-14 text-ink-faint">{travelNote(travel, asked)}</p>
      </div>
    </details>
  )
}

const travelNote = (travel: TravelSource, { mode }: Asked): string => {
  if (!isByRouter(travel))
    return `Travel times are estimates: ${detour} times the straight-line distance, at ${townSpeeds[mode]} km/h in town. No address leaves Verandah for them.`
  const counted = 'Travel times come from a route planner, which is given coordinates only.'
  return travel.travelAsOf === null
    ? counted
    : `${counted} These are from ${shortDateText(travel.travelAsOf)}: it has given none since.`
}
