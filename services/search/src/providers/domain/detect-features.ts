import { clausesOf, type Clause } from './clauses.ts'

interface Detector {
  label: string
  claims: RegExp
  /** Words in the same clause that take the claim back. */
  unless?: RegExp
}

const notYet =
  /\b(?:potential|ready|prepared|provision|scope|room|space|option(?:al)?|could|future|possible|consider|subject to|wired for|plans? for|no|not|without)\b/

const nbn = (label: string, technology: string): Detector => ({
  label: `NBN ${label}`,
  claims: new RegExp(`\\b(?:${technology})\\b`),
  unless: /\b(?:upgrade|upgradable|upgradeable|eligible|potential|future|soon|no|not|without)\b/,
})

/** What words claim; an absent label says nothing. */
const detectors: readonly Detector[] = [
  {
    label: 'Solar panels',
    claims:
      /\bsolar (?:panels?|power|system|electricity|pv|array)\b|\bphotovoltaics?\b|\bpv system\b|\d ?kw (?:of )?(?:rooftop )?solar\b(?! hot| hws)|\d ?kw pv\b/,
    unless: notYet,
  },
  { label: 'Solar hot water', claims: /\bsolar (?:boosted )?(?:hot water|hws)\b/, unless: notYet },
  {
    label: 'Home battery',
    claims: /\bpowerwall\b|\b(?:solar|home|storage|tesla) battery\b|\bbattery storage\b|\d ?kwh\b[^,;]*\bbattery\b/,
    unless: notYet,
  },
  nbn('FTTP', 'fttp|fibre to the premises|full fibre'),
  nbn('FTTC', 'fttc|fibre to the (?:curb|kerb)'),
  nbn('FTTN', 'fttn|fibre to the node'),
  nbn('FTTB', 'fttb|fibre to the (?:building|basement)'),
  nbn('HFC', 'hfc'),
  { label: 'NBN FTTP upgrade available', claims: /\bfttp\b.*\bupgrad|\bupgrad.*\bfttp\b/, unless: /\b(?:no|not)\b/ },
  { label: 'NBN', claims: /\bnbn\b/, unless: /\b(?:no|not|without|soon|future)\b/ },
  {
    label: 'Claimed to be outside flood zones',
    claims:
      /\bflood[- ]?free\b|\b(?:never|not|hasn't|has not)(?: been)? flooded\b|\b(?:not|never|outside|out of|above|no)\b.*(?:\bflood(?! ?light)\b|\b1% aep\b|\b1[- ]in[- ]100\b)/,
  },
  {
    label: 'Flooding mentioned',
    claims:
      /\bflooded in \d{4}|\bflood[- ]?(?:zone|prone|overlay|plain|level|report|affected|risk)\b|\bfloodplain\b|\blsio\b|\bland subject to inundation\b|\b1% aep\b|\b1[- ]in[- ]100\b/,
    unless: /\b(?:not|never|outside|out of|above|no)\b|\bfree\b/,
  },
]

/** What a description claims of a home, as labels. Silence is unknown. */
export const detectFeatures = (description: string): string[] => {
  const clauses = clausesOf(description)
  const found = detectors.filter((detector) => clauses.some((clause) => isClaimed(detector, clause)))
  return found.map(({ label }) => label)
}

const isClaimed = ({ claims, unless }: Detector, clause: Clause): boolean =>
  claims.test(clause) && unless?.test(clause) !== true
