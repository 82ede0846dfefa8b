import type { ReactNode } from 'react'
import { CriteriaVignette, PrioritiesVignette, RankingVignette } from './step-vignettes.tsx'

export const HowItWorks = () => (
  <section aria-labelledby="how-title" className="border-y border-line bg-surface">
    <div className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-6 lg:py-20">
      <h2 id="how-title" className="text-31">
        How It Works
      </h2>
      <ol className="mt-10 grid gap-x-10 gap-y-12 md:grid-cols-3">
        <Step number={1} title="Tell us your criteria" picture={<CriteriaVignette />}>
          Suburbs, budget, bedrooms, land. Several listing providers are searched at once.
        </Step>
        <Step number={2} title="Set your priorities" picture={<PrioritiesVignette />}>
          Slide what matters from 0 to 10, and add what only you care about.
        </Step>
        <Step number={3} title="Discover perfect matches" picture={<RankingVignette />}>
          Every home is scored from 0 to 100, best first, with the reasons in plain words.
        </Step>
      </ol>
    </div>
  </section>
)

interface StepProps {
  number: number
  title: string
  picture: ReactNode
  children: ReactNode
}

const Step = ({ number, title, picture, children }: StepProps) => (
  <li className="flex flex-col">
    <div aria-hidden className="flex flex-col md:h-36 justify-center gap-2.5">
      {picture}
    </div>
    <div className="mt-5 border-t border-line pt-5">
      <h3 className="flex items-baseline gap-3 text-20">
        <span aria-hidden className="font-display text-20 text-ochre">
          {number}
        </span>
        {title}
      </h3>
      <p className="mt-2 max-w-[42ch] text-ink-soft">{children}</p>
    </div>
  </li>
)
