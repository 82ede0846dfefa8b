import { webAddressOf } from '../web-address.ts'
import type { PropTrackListing } from './proptrack-reply.ts'

/** Addresses of photos and floor plans, in the order of the advert. */
export function picturesOf({ images }: PropTrackListing, template: string) {
  const inOrder = (images ?? []).flatMap((image) => image ?? []).toSorted((one, other) => placeOf(one) - placeOf(other))
  const urlsOf = (isWanted: (type: string) => boolean) => [
    ...new Set(
      inOrder.filter(({ type }) => isWanted(type ?? 'image')).flatMap((image) => urlOf(image, template) ?? []),
    ),
  ]
  return { images: urlsOf((type) => type === 'image'), floorplans: urlsOf((type) => type === 'floorplan') }
}

type Image = NonNullable<NonNullable<PropTrackListing['images']>[number]>

const placeOf = ({ orderIndex }: Image): number => orderIndex ?? Infinity

/** Builds a picture's address from its name in the reply. */
const urlOf = (image: Image, template: string): string | null => {
  const { id, extension, sha = id?.split('.')[0] } = image
  const parts: Record<string, string | null | undefined> = { id, extension, sha }
  const isNamed = [...template.matchAll(placeholder)].every(([, name = '']) => (parts[name] ?? '') !== '')
  const filled = template.replace(placeholder, (_, name: string) => encodeURIComponent(parts[name] ?? ''))
  return isNamed ? webAddressOf(filled) : null
}

const placeholder = /\{(id|sha|extension)\}/g
