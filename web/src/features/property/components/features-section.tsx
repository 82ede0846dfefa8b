import type { Property } from '@verandah/contracts'
import { FeatureMark } from '@/components/property/feature-mark.tsx'
import { featureWords } from '@/components/property/feature-words.ts'
import { groupFeatures } from '../words/feature-groups.ts'
import { Section } from './section.tsx'

/** What the advert says the home has; silence is unknown, never "no". */
export const FeaturesSection = ({ home }: { home: Property }) => {
  const groups = groupFeatures([...featureWords(home), ...impressions(home)])
  return (
    <Section title="Features">
      {groups.length === 0 ? (
        <p className="text-ink-soft">The advert names none.</p>
      ) : (
        <div className="-mb-6 gap-x-10 sm:columns-2">
          {groups.map(({ name, features }) => (
            <div key={name} className="break-inside-avoid pb-6">
              <h3 className="mb-2 text-14 text-ink-faint">{name}</h3>
              <ul className="flex flex-col gap-2 text-16">
                {features.map((feature) => (
                  <li key={feature} className="flex items-start gap-3">
                    <FeatureMark feature={feature} className="mt-0.75 size-4.5! text-eucalypt" />
                    {feature}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </Section>
  )
}

const impressions = (home: Property): string[] => [
  ...(home.hasView ? ['Has a view'] : []),
  ...(home.hasRenovatedFeatures ? ['Renovated'] : []),
  ...(home.hasModernInterior ? ['Modern interior'] : []),
  ...(home.hasPremiumFeatures ? ['Premium finishes'] : []),
  ...(home.isWellLit ? ['Good natural light'] : []),
]
