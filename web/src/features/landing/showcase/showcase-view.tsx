import { paths, placeText, type Showcase } from '@verandah/contracts'
import { useMemo } from 'react'
import { ButtonLink } from '@/components/ui/button.tsx'
import { shortDateText } from '@/lib/format.ts'
import { unpackColumns } from '@/lib/ranking/unpack-columns.ts'
import { showcaseGrid } from '../components/showcase-skeleton.tsx'
import { BriefControls } from './brief-controls.tsx'
import { rankShowcase } from './rank-showcase.ts'
import { RankedHomes } from './ranked-homes.tsx'
import { useVisitorBrief } from './use-visitor-brief.ts'

export function ShowcaseView({ showcase }: { showcase: Showcase }) {
  const { brief, change, keep, clear } = useVisitorBrief(showcase.place)
  const homes = useMemo(() => unpackColumns(showcase.ranking), [showcase])
  const ranked = useMemo(() => rankShowcase(showcase.cards, homes, brief), [showcase, homes, brief])
  return (
    <>
      <p className="mt-2 max-w-[75ch] text-ink-soft">{introOf(showcase)}</p>
      <div className={showcaseGrid}>
        <BriefControls place={showcase.place} {...{ brief, change }} />
        <div>
          <RankedHomes ranked={ranked} place={placeText(showcase.place)} onClear={clear} />
          <TakeAlong onPress={keep} />
        </div>
      </div>
    </>
  )
}

const introOf = ({ place, isSample, searchedAt }: Showcase): string => {
  const what = isSample ? 'These are sample listings' : `These homes were found on ${shortDateText(searchedAt)}`
  return `${what} in ${placeText(place)}. Move a slider, and scores and order follow at once; set a filter to see only what fits.`
}

const TakeAlong = ({ onPress }: { onPress: () => void }) => (
  <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
    <ButtonLink to={paths.auth.href({ tab: 'register', plan: 'free_trial' })} onClick={onPress} size="lg">
      Start with these choices
    </ButtonLink>
    <p className="max-w-[44ch] text-14 text-ink-soft">
      Your place, filters and sliders come along when you register. Seven days free.
    </p>
  </div>
)
