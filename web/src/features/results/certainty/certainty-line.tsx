import type { HomeCard } from '@verandah/contracts'
import { TextLink } from '@/components/ui/text.tsx'
import { cn } from '@/components/ui/cn.ts'
import { streetOf } from '@/components/property/street-of.ts'
import { questionsAnchor } from '@/lib/questions-anchor.ts'
import { useWayIn } from '../components/use-way-in.ts'
import type { HomeCertainty } from './model/certainty-of.ts'
import { hingeText, placeText, type Said, tieText } from './words.ts'

interface CertaintyLineProps {
  home: HomeCard
  certainty: HomeCertainty
  isRow: boolean
  /** Computed for other weights: keeps its space, without text. */
  isStale: boolean
}

/** How certain a home's rank is, in a sentence or two. */
export function CertaintyLine({ home, certainty, isRow, isStale }: CertaintyLineProps) {
  const { hinge } = certainty
  // Of a place that hangs on an unknown a count reads like a mistake: second, but "in the first three in 1 of 100".
  const said = [tieText(certainty), hinge === null ? placeText(certainty) : null].filter((part) => part !== null)
  if (isRow) return said[0] && <RowLine said={said[0]} isStale={isStale} />
  if (said.length === 0 && hinge === null) return null
  return (
    <div className={cn('flex animate-enter flex-col gap-0.5 text-14 text-ink-soft', isStale && 'invisible')}>
      {said.length > 0 && <p>{said.map(({ start, rest }) => `${start}${rest}.`).join(' ')}</p>}
      {hinge !== null && (
        <p>
          {hingeText(hinge)}. <AskTheAgent home={home} />
        </p>
      )}
    </div>
  )
}

const RowLine = ({ said: { start, rest }, isStale }: { said: Said; isStale: boolean }) => (
  <span className={cn(isStale && 'invisible')}>
    {start}
    <span className="sr-only">{rest}</span>
  </span>
)

/** Links to the questions on the home's page, which are addressed to the agent. */
export function AskTheAgent({ home }: { home: HomeCard }) {
  const { to, state } = useWayIn(home)
  return (
    <span className="whitespace-nowrap">
      <TextLink to={`${to}#${questionsAnchor}`} state={state}>
        Ask the agent
        <span className="sr-only"> about {streetOf(home)}</span>
      </TextLink>
    </span>
  )
}
