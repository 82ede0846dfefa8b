import { type AbovePreApproval, moneyText } from '@verandah/contracts'

/** "Needs a loan of $712,000; your pre-approval is for $650,000". */
export function aboveText({ loan, approved }: AbovePreApproval): string {
  return `Needs a loan of ${moneyText(loan)}; your pre-approval is for ${moneyText(approved)}`
}
