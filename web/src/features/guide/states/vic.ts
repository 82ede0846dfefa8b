import type { Guide } from '../guide.ts'

const consumerAffairs = {
  name: 'Consumer Affairs Victoria: buying and selling property',
  url: 'https://www.consumer.vic.gov.au/housing/buying-and-selling-property',
}
const saleOfLandAct = {
  name: 'Sale of Land Act 1962 (Vic)',
  url: 'https://www.legislation.vic.gov.au/in-force/acts/sale-land-act-1962',
}

export const vic: Guide = {
  code: 'vic',
  name: 'Victoria',
  inShort: { coolingOff: '3 clear business days', leaving: '$100 or 0.2% of the price, whichever is more' },
  papers: {
    points: [
      'Before you sign, the seller must give you a vendor’s statement, known as the section 32 statement. It covers the title, mortgages and easements, zoning, rates, building permits of the last seven years and, for a unit, the owners corporation.',
      'It says nothing about the condition of the building. Get a building and pest inspection yourself.',
      'Agents must publish a Statement of Information with an indicative price and comparable sales. A price range may span at most 10%.',
    ],
    sources: [saleOfLandAct, consumerAffairs],
  },
  coolingOff: {
    points: [
      'After a private sale you have 3 clear business days to change your mind. They start when you sign, not when the seller does, and the day you sign is not counted.',
      'You end the contract by written notice to the seller or the agent. The seller keeps $100 or 0.2% of the price, whichever is more, and refunds the rest.',
      'You have no cooling-off period if you buy at a public auction, or within 3 clear business days before or after a publicly advertised one. The same applies to companies, to estate agents, and to buyers who already signed a similar contract for the same property.',
    ],
    sources: [saleOfLandAct, consumerAffairs],
  },
  auction: {
    points: [
      'The rules of the auction are on display at least 30 minutes before it starts. You do not have to register to bid, though the auctioneer may ask who you are.',
      'The auctioneer may bid for the seller, but must call each such bid a vendor bid. Fake bids from the crowd are illegal.',
      'If the home is passed in below the reserve, the highest bidder negotiates first. At the fall of the hammer the sale is final: no finance clause and no cooling off.',
      'In November 2025 the Victorian Government announced a law under which agents must publish the reserve at least seven days before an auction. Check with Consumer Affairs Victoria whether it applies to yours.',
    ],
    sources: [consumerAffairs],
  },
  deposit: {
    points: [
      'Usually 10% of the price; less if the seller agrees. At an auction you pay it on the day.',
      'The agent, or the seller’s lawyer or conveyancer, holds it in a trust account. The seller can have it before settlement only if you agree and the conditions of the Sale of Land Act are met.',
    ],
    sources: [saleOfLandAct],
  },
}
