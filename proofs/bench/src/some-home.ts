import { unknownFacts } from '@verandah/contracts/testing'
import type { HomeFacts } from '@verandah/scoring-model'

interface NumberedHome {
  propertyId: string
  input: HomeFacts
}

const ages = ['Modern', 'Recent', 'Established', 'Historic', null]
const features = ['Pool', 'Garage', 'Shed', 'Deck', 'Study']

/**
 * Generates home number `index` of a made-up market by multiplicative hashing, so that every run measures the same
 * homes.
 */
export function someHome(index: number): NumberedHome {
  const draw = (salt: number, below: number): number => (Math.imul(index + 1, 2_654_435_761 ^ salt) >>> 8) % below
  const orUnknown = (salt: number, value: number): number | null => (draw(salt, 10) === 0 ? null : value)
  return {
    propertyId: `p${draw(1, 16_777_216).toString(36)}-${index}`,
    input: {
      ...unknownFacts,
      price: orUnknown(2, 400_000 + draw(3, 2_000_000)),
      suburb: draw(4, 2) === 0 ? 'Richmond' : 'Cremorne',
      bedrooms: orUnknown(5, 1 + draw(6, 5)),
      bathrooms: orUnknown(7, 1 + draw(8, 3)),
      landSize: orUnknown(9, draw(10, 1200)),
      propertyAge: ages[draw(11, ages.length)] ?? null,
      features: features.slice(draw(12, features.length + 1)),
      description: 'A home with a garden, close to shops, schools and the train.',
      hasRenovatedFeatures: draw(13, 3) === 0,
      hasPremiumFeatures: draw(14, 5) === 0,
      isWellLit: draw(15, 2) === 0,
      hasModernInterior: draw(16, 4) === 0,
    },
  }
}
