import type { PurchaseRole } from '@verandah/contracts'

export const roleTitles: Readonly<Record<PurchaseRole, string>> = {
  agent: 'Agent',
  conveyancer: 'Conveyancer or solicitor',
  broker: 'Broker or lender',
  inspector: 'Inspector',
  other: 'Other',
}
