import { paths } from '@verandah/contracts'
import { Chapter } from './components/chapter.tsx'
import { FeaturePage } from './components/feature-page.tsx'

export function ScoringFeaturePage() {
  return (
    <FeaturePage
      name="scoring"
      title="Scores you set"
      description="A match score from 0 to 100 for every home, from your own weights. Each score shows what it is made of and what is unknown, and you can correct it."
      heading="A score that shows its working"
      lead="Nobody else knows that the garden matters more to you than the second bathroom. Tell us, and we’ll rank every home by it, with the reasons in plain words."
      alt="The results with the panel of sliders open: each home with its score from 0 to 100"
      open={{ to: paths.setupScoring, label: 'Set your weights' }}
    >
      <Chapter
        title="From no impact to very important"
        screen="scoring-weights"
        alt="The scoring screen: a slider from 0 to 10 for each thing that counts"
      >
        <p>
          Seven sliders from 0 to 10: price, location, bedrooms, bathrooms, land, age, features. At 0 it doesn’t count
          at all.
        </p>
        <p>Then add what only you care about: solar panels, a pool, no flood risk, fibre to the premises.</p>
      </Chapter>
      <Chapter
        side="left"
        title="Why this home has this number"
        screen="scoring-breakdown"
        alt="A home with its breakdown open: a bar for each factor, longer where it matters more and fuller where it scores better"
      >
        <p>
          Press the ring to see why. Longer bars matter more to you; fuller bars score better. What moved the score most
          comes first, under one sentence that sums it up.
        </p>
        <p>
          Move a slider on the results and the order follows in the same moment. Your saved weights stay as they are.
        </p>
      </Chapter>
      <ThreeRules />
      <Chapter
        title="You were there. You know better."
        screen="scoring-override"
        alt="The dialog that overrides parts of a score, with a slider for each part"
      >
        <p>
          The advert says renovated; you smelled the damp. Override its age, its rooms or its features after an
          inspection: that part is yours from then on, in every list.
        </p>
        <p>It is marked as yours, and one switch takes it back.</p>
      </Chapter>
    </FeaturePage>
  )
}

const rules = [
  {
    title: 'Unknown is not zero',
    text: 'An advert that says nothing about land is not a home without land. What nobody knows counts half, and we tell you what’s missing and what it could change.',
  },
  {
    title: 'The sum is all there is',
    text: 'A weighted average, scaled to 100. No agent can pay to move a home up or another one down.',
  },
  {
    title: 'Same answer everywhere',
    text: 'The browser and the server run the same code: the number on a card is the number on its page, today and tomorrow.',
  },
] as const

const ThreeRules = () => (
  <section aria-labelledby="rules-title" className="my-6 border-y border-line py-10 lg:py-14">
    <h2 id="rules-title" className="text-25">
      Three rules the score keeps
    </h2>
    <ol className="mt-6 grid gap-y-6">
      {rules.map(({ title, text }, index) => (
        <li key={title} className="grid gap-x-8 gap-y-1 sm:grid-cols-[2.5rem_14rem_minmax(0,1fr)]">
          <span aria-hidden className="font-display text-25 text-ochre">
            {index + 1}
          </span>
          <h3 className="text-16 sm:pt-1">{title}</h3>
          <p className="max-w-[62ch] text-ink-soft sm:pt-1">{text}</p>
        </li>
      ))}
    </ol>
  </section>
)
