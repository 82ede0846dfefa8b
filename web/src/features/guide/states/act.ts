import type { Guide } from '../guide.ts'

const saleAct = {
  name: 'Civil Law (Sale of Residential Property) Act 2003 (ACT)',
  url: 'https://www.legislation.act.gov.au/a/2003-40',
}
const agentsAct = { name: 'Agents Act 2003 (ACT)', url: 'https://www.legislation.act.gov.au/a/2003-20' }

export const act: Guide = {
  code: 'act',
  name: 'Australian Capital Territory',
  inShort: { coolingOff: '5 working days', leaving: '0.25% of the price' },
  papers: {
    points: [
      'A home may not be offered for sale until the contract and the required documents are available to buyers. For most homes these include a building inspection report, a pest inspection report, an energy efficiency rating and asbestos information.',
      'You can read the reports before you make an offer. When the sale settles, the buyer normally pays the seller back for the cost of the building and pest reports.',
      'Land in the ACT is leased from the Territory for up to 99 years. Read what the Crown lease allows.',
    ],
    sources: [saleAct],
  },
  coolingOff: {
    points: [
      'After a private sale you have 5 working days from the exchange of contracts to cancel in writing.',
      'If you cancel, you pay the seller 0.25% of the price.',
      'You have no cooling-off period if you buy at an auction, by tender or as a company, or if you waive it with a certificate from your lawyer under section 17.',
    ],
    sources: [saleAct],
  },
  auction: {
    points: [
      'You must register with proof of identity before you bid; the agent keeps a bidders record.',
      'The auctioneer may make one vendor bid and must announce it.',
      'If you are the successful bidder, you sign and pay the deposit when the hammer falls. You cannot cool off.',
    ],
    sources: [agentsAct, saleAct],
  },
  deposit: {
    points: [
      'Usually 10% of the price, 5% if the seller agrees, paid at exchange or on the day of the auction.',
      'The agent or lawyer named in the contract holds it in a trust account until settlement.',
    ],
    sources: [agentsAct],
  },
}
