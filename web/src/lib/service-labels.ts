import type { ServiceName } from '@verandah/contracts'

export const serviceLabels: Readonly<Record<ServiceName, string>> = {
  auth: 'Account and sessions',
  search: 'Searches and homes',
  scoring: 'Weights and scores',
  shortlist: 'Shortlist, notes and tags',
  calendar: 'Calendar',
  billing: 'Subscription and invoices',
  notifications: 'Messages and notifications',
}
