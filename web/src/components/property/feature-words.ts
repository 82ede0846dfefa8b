import type { Property } from '@verandah/contracts'

const flags: Readonly<Partial<Record<string, string>>> = {
  'isrural: true': 'Rural property',
  'isretirement: true': 'Retirement property',
}

/** What a home has, in words and each once: the flags spelt out, what it has not left out. */
export const featureWords = ({
  features,
  detectedFeatures,
}: Pick<Property, 'features' | 'detectedFeatures'>): string[] => {
  const words = [...features, ...detectedFeatures]
    .map((feature) => feature.trim())
    .filter((feature) => feature !== '' && !/:\s*false$/i.test(feature))
    .map((feature) => flags[feature.toLowerCase().replace(/\s*:\s*/, ': ')] ?? feature)
  return words.filter((word, index) => words.findIndex((other) => isSame(word, other)) === index)
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
