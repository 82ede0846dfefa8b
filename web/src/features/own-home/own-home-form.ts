import { type OwnHomeInput, type PropertyType, propertyTypes } from '@verandah/contracts'
import { amountIn, amountProblem } from '@/lib/amounts.ts'

const counts = ['bedrooms', 'bathrooms', 'parking', 'landSize'] as const
type Count = (typeof counts)[number]

/** Form state of a home: text, empty when unknown. */
export interface OwnHomeForm extends Record<
  Count | 'link' | 'address' | 'suburb' | 'price' | 'features' | 'description',
  string
> {
  locality: OwnHomeInput['locality'] | null
  propertyType: PropertyType
}

export type OwnHomeErrors = Partial<Record<keyof OwnHomeForm, string>>

export const emptyForm: OwnHomeForm = {
  link: '',
  address: '',
  suburb: '',
  locality: null,
  propertyType: 'House',
  price: '',
  bedrooms: '',
  bathrooms: '',
  parking: '',
  landSize: '',
  features: '',
  description: '',
}

export function formOf({ link, features, locality, ...home }: OwnHomeInput): OwnHomeForm {
  return {
    address: home.address,
    propertyType: home.propertyType,
    price: home.price,
    description: home.description,
    link: link ?? '',
    features: features.join('\n'),
    locality,
    suburb: locality.suburb,
    ...(Object.fromEntries(counts.map((name) => [name, String(home[name] ?? '')])) as Record<Count, string>),
  }
}

/** Throws if `errorsIn` reports a missing suburb. */
export function inputOf(form: OwnHomeForm): OwnHomeInput {
  if (form.locality === null) throw new Error('A home without a suburb is not sent.')
  return {
    address: form.address.trim(),
    locality: form.locality,
    propertyType: form.propertyType,
    price: form.price.trim(),
    description: form.description.trim(),
    link: form.link.trim() || null,
    features: featuresOf(form),
    ...(Object.fromEntries(counts.map((name) => [name, countOf(form, name)])) as Record<Count, number | null>),
  }
}

const featuresOf = ({ features }: OwnHomeForm): string[] => [
  ...new Set(features.split(/[\n,;]+/).flatMap((words) => words.trim() || [])),
]

const isCount = (count: number, most: number): boolean => Number.isInteger(count) && count >= 0 && count <= most

const countOf = (form: OwnHomeForm, name: Count): number | null => {
  const text = form[name]
  if (name === 'landSize') return amountIn('area', text) ?? null
  return text.trim() === '' ? null : Number(text.replace(/[\s,]/g, ''))
}

const most: Readonly<Record<Count, number>> = { bedrooms: 50, bathrooms: 50, parking: 50, landSize: 10_000_000 }

/** Client-side validation with remedies; the server has the final say. */
export function errorsIn(form: OwnHomeForm): OwnHomeErrors {
  const errors: OwnHomeErrors = {}
  if (form.link.trim() !== '' && !/^https?:\/\/[^\s/]+\.[^\s/]+/i.test(form.link.trim()))
    errors.link = 'Link: copy it whole, beginning with https://, or leave it empty'
  if (form.locality === null) errors.suburb = 'Suburb: type its first letters and choose it from the list'
  if (isBareNumber(form.price)) errors.price = 'Price: write it as $80,000 or 650k, so that it is read as a price'
  for (const name of counts) {
    const count = countOf(form, name)
    if (count !== null && !isCount(count, most[name]))
      errors[name] = `${labels[name]}: enter a whole number, or leave it empty`
  }
  const unread = amountProblem('area', form.landSize)
  if (unread !== undefined) errors.landSize = unread
  const features = featuresProblem(featuresOf(form))
  if (features !== undefined) errors.features = features
  return errors
}

/** Without a sign or a unit, fewer than six digits are read as no price. */
const isBareNumber = (price: string): boolean => /^\d{1,5}$/.test(price.replaceAll(/[\s,]/g, ''))

const featuresProblem = (features: readonly string[]): string | undefined => {
  if (features.length > 40) return 'Features: enter at most forty'
  return features.some((words) => words.length > 60) ? 'Features: use a few words for each' : undefined
}

export const labels: Readonly<Record<Count, string>> = {
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  parking: 'Parking',
  landSize: 'Land size',
}

export const fieldOrder = [
  'link',
  'suburb',
  'price',
  'bedrooms',
  'bathrooms',
  'parking',
  'landSize',
  'features',
] as const

export const typeOptions = propertyTypes.map((type) => ({ value: type, label: type }))
