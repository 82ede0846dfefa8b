import {
  commonLabelOf,
  distinctLabels,
  featureLabelOf,
  retirementFeature,
  ruralFeature,
} from '../listing/feature-labels.ts'
import type { ListingUpdate } from '../listing/listing.ts'
import { plainLine } from '../plain-text.ts'
import { statedYear } from './read-measures.ts'
import { flagOf } from './read-values.ts'
import { attributeOf, childOf, namesIn, textIn, textOf, type XmlElement } from './xml-element.ts'

/** Elements of `features` that are counts or texts. */
const notFlags = new Set(
  'bedrooms bathrooms garages carports openspaces toilets livingareas otherfeatures yearbuilt yearlastrenovated'.split(
    ' ',
  ),
)
const maxOtherFeatures = 30

/** Reads the features that the record says the home has or lacks; unnamed ones stay unchanged. */
export function readFeatures(root: XmlElement, kind: string): Partial<ListingUpdate> {
  const said = ['features', 'ecoFriendly', 'views'].flatMap((group) => flagsIn(childOf(root, group)))
  const labels = (isPresent: boolean) => said.filter((flag) => flag.isPresent === isPresent).map(({ label }) => label)
  const present = distinctLabels([
    ...labels(true),
    ...otherFeatures(root),
    ...(kind === 'rural' ? [ruralFeature] : []),
    ...(/^retirement/i.test(attributeOf(childOf(root, 'category'), 'name')) ? [retirementFeature] : []),
    ...renovation(root),
  ])
  const absent = distinctLabels(labels(false)).filter((label) => !present.includes(label))
  return {
    ...(present.length > 0 && { features: present }),
    ...(absent.length > 0 && { absentFeatures: absent }),
  }
}

const flagsIn = (group: XmlElement | null) =>
  namesIn(group)
    .filter((name) => !notFlags.has(name.toLowerCase()))
    .flatMap((name) => {
      const element = childOf(group, name)
      const type = attributeOf(element, 'type').toLowerCase()
      const isPresent = flagOf(textIn(element)) ?? (type === '' ? null : true)
      return isPresent === null ? [] : [{ label: labelOf(name, type), isPresent }]
    })

/** `pool`, `heating` and `hotWaterService` have more specific labels by type. */
const typedLabels: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'pool inground': 'In-ground swimming pool',
    'pool aboveground': 'Above-ground swimming pool',
    'heating gas': 'Gas heating',
    'heating electric': 'Electric heating',
    'heating gdh': 'Gas ducted heating',
    'heating solid': 'Wood fire heating',
    'hotwaterservice solar': 'Solar hot water',
    'hotwaterservice gas': 'Gas hot water',
    'hotwaterservice electric': 'Electric hot water',
  }),
)

const labelOf = (name: string, type: string): string =>
  typedLabels.get(`${name} ${type}`.toLowerCase()) ?? featureLabelOf(name)

const otherFeatures = (root: XmlElement): string[] =>
  plainLine(textOf(childOf(root, 'features'), 'otherFeatures'))
    .split(/[,;•|]/)
    .map((label) => label.trim())
    .filter((label) => label !== '' && label.length <= 60)
    .slice(0, maxOtherFeatures)
    .map(commonLabelOf)

const renovation = (root: XmlElement): string[] => {
  const year = statedYear(root, 'yearLastRenovated', { year: 2_100, warn: () => undefined })
  return year === undefined ? [] : [`Renovated in ${year}`]
}
