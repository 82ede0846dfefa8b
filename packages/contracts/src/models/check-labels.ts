/**
 * The words of each item of a visit's checklist. The ids are kept with what buyers write down, so they never change.
 */
export const checkLabels = {
  noise: 'Noise',
  neighbours: 'Next door',
  'mobile-reception': 'Mobile reception',
  parking: 'Parking',
  roof: 'Roof and gutters',
  'stumps-slab': 'Stumps or slab',
  drainage: 'Drainage',
  termites: 'Signs of termites',
  fences: 'Fences and boundaries',
  light: 'Light and orientation',
  cracks: 'Cracks',
  damp: 'Damp and mould',
  windows: 'Windows',
  'heating-cooling': 'Heating and cooling',
  switchboard: 'Switchboard',
  'hot-water': 'Hot water',
  storage: 'Storage',
  'water-pressure': 'Water pressure',
  bathroom: 'Bathroom and laundry',
  kitchen: 'Kitchen',
  'common-areas': 'Common areas',
  lifts: 'Lifts',
  cladding: 'Cladding',
  balcony: 'Balcony',
  'by-laws': 'By-laws',
  'sinking-fund': 'Sinking fund and levies',
  defects: 'Building defects',
  slope: 'Slope',
  'block-size': 'Size and shape',
  easements: 'Easements',
  services: 'Services to the block',
  soil: 'Soil and rock',
  access: 'Access',
  'flood-fire': 'Flood and bushfire',
  outlook: 'Outlook and sun',
  covenants: 'Covenants',
  water: 'Tanks, bores and dams',
} as const

export type CheckId = keyof typeof checkLabels

/** The id itself for an item that only another build knows. */
export function checkLabel(id: string): string {
  return Object.hasOwn(checkLabels, id) ? checkLabels[id as CheckId] : id
}
