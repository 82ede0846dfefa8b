import { type AdvertisedHome, isOwnHome } from '@verandah/contracts'
import { featureLabels, FeatureMark } from '@/components/property/feature-mark.tsx'
import { Part } from '@/components/ui/part.tsx'

/** The features that the advert lists; an unlisted one is unknown, never "no". */
export function FeaturesSection({ home }: { home: AdvertisedHome }) {
  const groups = groupFeatures([...featureLabels(home), ...impressions(home)])
  return (
    <Part title="Features">
      {groups.length === 0 ? (
        <p className="text-ink-soft">
          {isOwnHome(home.id) ? 'You haven’t listed any.' : 'The advert doesn’t list any.'}
        </p>
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
    </Part>
  )
}

const impressions = (home: AdvertisedHome): string[] => [
  ...(home.hasView ? ['Has a view'] : []),
  ...(home.hasRenovatedFeatures ? ['Renovated'] : []),
  ...(home.hasModernInterior ? ['Modern interior'] : []),
  ...(home.hasPremiumFeatures ? ['Premium finishes'] : []),
  ...(home.isWellLit ? ['Good natural light'] : []),
]

/** The advert's description, rendered as text, never as markup. */
export function DescriptionSection({ home }: { home: Pick<AdvertisedHome, 'id' | 'title' | 'description'> }) {
  const paragraphs = home.description.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <Part title="Description">
      {paragraphs.length === 0 ? (
        <p className="text-ink-soft">
          {isOwnHome(home.id) ? 'You haven’t added a description.' : 'The advert has no description.'}
        </p>
      ) : (
        <div className="flex max-w-[66ch] flex-col gap-3">
          <p className="font-semibold">{home.title}</p>
          {paragraphs.map((paragraph, index) => (
            <p key={index} className="wrap-anywhere whitespace-pre-line text-ink-soft">
              {paragraph}
            </p>
          ))}
        </div>
      )}
    </Part>
  )
}

/** The first match wins; features without a match go under `otherGroup`. */
const groups: readonly (readonly [string, RegExp])[] = [
  ['Risk and setting', /flood|bushfire|rural|acre|retirement|heritage|view/i],
  ['Energy and water', /solar|battery|rain|water tank|grey water|insulat|glaz|energy|north facing|hot water/i],
  ['Connected and secure', /nbn|internet|broadband|pay tv|alarm|secur(?!e park)|intercom|camera/i],
  ['Parking and storage', /garage|carport|parking|workshop|shed|storage/i],
  ['Outside', /pool|spa\b|garden|courtyard|yard|balcon|deck|outdoor|verandah|patio|fenc|tennis|barbe/i],
  ['Heating and cooling', /air con|cooling|heat|fireplace|gas|ventilat/i],
]
const otherGroup = 'Inside'

interface FeatureGroup {
  name: string
  features: string[]
}

/** Groups features under headings, `otherGroup` first; omits empty groups. */
const groupFeatures = (features: readonly string[]): FeatureGroup[] =>
  [otherGroup, ...groups.map(([name]) => name)]
    .map((name) => ({ name, features: features.filter((feature) => groupOf(feature) === name) }))
    .filter((group) => group.features.length > 0)

const groupOf = (feature: string): string => groups.find(([, words]) => words.test(feature))?.[0] ?? otherGroup
