import type { KnownCost } from '@verandah/true-cost'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge.tsx'
import { CostBlock } from './cost-block.tsx'
import { SourceNote } from './source-note.tsx'

/** Concessions, grants and schemes, each passed or failed with the reason; and what a bill would change. */
export function Help({ cost: { eligibility, schemes, ifEnacted, otherReliefs } }: { cost: KnownCost }) {
  return (
    <CostBlock title="Grants, concessions and schemes">
      <ul className="divide-y divide-line border-y border-line">
        {eligibility.map(({ what, isMet, why }) => (
          <Verdict key={what} label={what} verdict={isMet} why={why} />
        ))}
        {schemes.map(({ id, label, verdict, sentence, source }) => (
          <Verdict key={id} label={label} verdict={verdicts[verdict]} why={sentence}>
            <SourceNote source={source} />
          </Verdict>
        ))}
        {ifEnacted.map(({ sentence, source }) => (
          <li key={sentence} className="py-3 text-14 text-ink-soft">
            {sentence}
            <SourceNote source={source} />
          </li>
        ))}
        {otherReliefs.map(({ sentence, source }) => (
          <li key={sentence} className="py-3 text-14 text-ink-soft">
            {sentence}
            <SourceNote source={source} />
          </li>
        ))}
      </ul>
    </CostBlock>
  )
}

const verdicts = { passed: 'yes', failed: 'no', depends: 'depends' } as const

const badges = {
  yes: { tone: 'action', text: 'Yes' },
  no: { tone: 'neutral', text: 'No' },
  depends: { tone: 'ochre', text: 'It depends' },
} as const

interface VerdictProps {
  label: string
  verdict: keyof typeof badges
  why: string
  children?: ReactNode
}

const Verdict = ({ label, verdict, why, children }: VerdictProps) => (
  <li className="py-3">
    <p className="flex items-baseline justify-between gap-4">
      <span className="font-semibold">{label}</span>
      <Badge tone={badges[verdict].tone}>{badges[verdict].text}</Badge>
    </p>
    <p className="text-14 text-ink-soft">{why}</p>
    {children}
  </li>
)
