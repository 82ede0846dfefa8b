import type { Guide } from '../guide.ts'

const auctions = {
  name: 'Consumer, Building and Occupational Services: property auctions',
  url: 'https://www.cbos.tas.gov.au/topics/housing/buying-selling-property/property-auctions',
}
const buying = {
  name: 'Consumer, Building and Occupational Services: buying and selling property',
  url: 'https://www.cbos.tas.gov.au/topics/housing/buying-selling-property',
}

export const tas: Guide = {
  code: 'tas',
  name: 'Tasmania',
  inShort: { coolingOff: 'None, unless the contract has one', leaving: 'No right to cancel' },
  papers: {
    points: [
      'Offers are usually made on the standard contract for the sale of real estate in Tasmania. It binds both sides once both have signed.',
      'The seller does not have to give you a disclosure statement. Ask questions in writing, and have a lawyer or conveyancer check the title, council records and building approvals.',
      'Put finance and a building inspection into the contract as conditions.',
    ],
    sources: [buying],
  },
  coolingOff: {
    points: [
      'The law gives you no cooling-off period.',
      'The standard contract has an optional clause of 3 business days. It applies only if it is chosen in the contract, so ask for it before you sign.',
    ],
    sources: [buying],
  },
  auction: {
    points: [
      'The auction rules and an information statement must be on display before and during the auction.',
      'The auctioneer must say beforehand whether there will be vendor bids, and bidders are identified on request. Fake bids are illegal.',
      'The contract cannot be made conditional, and there is no cooling off.',
    ],
    sources: [auctions],
  },
  deposit: {
    points: [
      'You agree on the deposit with the seller: up to 10% of the price is usual, and less is common in a private sale.',
      'The agent normally holds it in a trust account until settlement.',
    ],
    sources: [buying],
  },
}
