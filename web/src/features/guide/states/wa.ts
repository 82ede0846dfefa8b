import type { Guide } from '../guide.ts'

const offerAndAcceptance = {
  name: 'Consumer Protection WA: sale by offer and acceptance',
  url: 'https://www.commerce.wa.gov.au/consumer-protection/real-estate-contracts-sale-offer-and-acceptance',
}
const landgate = {
  name: 'Landgate: strata titles, buying and selling',
  url: 'https://www.landgate.wa.gov.au/strata',
}
const auctionSalesAct = {
  name: 'Auction Sales Act 1973 (WA)',
  url: 'https://www.legislation.wa.gov.au/legislation/statutes.nsf/law_a54.html',
}

export const wa: Guide = {
  code: 'wa',
  name: 'Western Australia',
  inShort: { coolingOff: 'None, unless the contract has one', leaving: 'No right to cancel' },
  papers: {
    points: [
      'Most homes are sold by offer and acceptance: your written offer becomes the contract when the seller signs it and lets you know. The Joint Form of General Conditions is part of it. Read both before you sign.',
      'The seller of a house does not have to give you a disclosure statement. The seller of a strata unit must give you certain information before you sign.',
      'Put what matters to you into the offer as a condition: finance, a building inspection, a timber pest inspection, working appliances.',
    ],
    sources: [offerAndAcceptance, landgate],
  },
  coolingOff: {
    points: [
      'The law gives you no cooling-off period. Once your offer is accepted you are bound, apart from the conditions in it.',
      'If you want time to think, ask for it as a special condition, with an exact date and time.',
    ],
    sources: [offerAndAcceptance],
  },
  auction: {
    points: [
      'Auctions are less common than in the eastern states and have fewer rules of their own. Read the conditions of the auction: they say whether you must register and whether the seller may bid.',
      'The sale is unconditional when the hammer falls: arrange your finance and inspections beforehand.',
    ],
    sources: [auctionSalesAct, offerAndAcceptance],
  },
  deposit: {
    points: [
      'You agree on the deposit with the seller, usually up to 10% of the price. The contract says how much and by when.',
      'The agent or settlement agent named in the contract holds it in a trust account until settlement.',
    ],
    sources: [offerAndAcceptance],
  },
}
