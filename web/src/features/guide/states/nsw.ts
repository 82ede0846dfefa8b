import type { Guide } from '../guide.ts'

const conveyancingAct = {
  name: 'Conveyancing Act 1919 (NSW), part 4 division 8',
  url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-1919-006',
}
const fairTrading = {
  name: 'NSW Government: buying and selling property',
  url: 'https://www.nsw.gov.au/housing-and-construction/buying-and-selling-property',
}

export const nsw: Guide = {
  code: 'nsw',
  name: 'New South Wales',
  inShort: { coolingOff: '5 business days', leaving: '0.25% of the price' },
  papers: {
    points: [
      'A home may not be advertised until a contract for sale has been prepared. Ask the agent for it early.',
      'The contract must come with the title search, the plan, a planning certificate from the council (section 10.7) and a drainage diagram, among others. If they are missing, you may have a right to cancel.',
      'Check the condition of the building yourself: arrange a building and pest inspection, and a strata report for a unit.',
    ],
    sources: [fairTrading, conveyancingAct],
  },
  coolingOff: {
    points: [
      'You are bound when contracts are exchanged. After a private sale you then have until 5 pm on the fifth business day to cancel in writing; for a home bought off the plan, the tenth.',
      'If you cancel, the seller keeps 0.25% of the price: $250 for every $100,000.',
      'Sellers often ask for a section 66W certificate, in which your lawyer or conveyancer confirms that you give up this right. Do not hand one over before your loan and inspections are done.',
      'You have no cooling-off period if you buy at an auction, or if the home is passed in and you exchange contracts on the same day.',
    ],
    sources: [conveyancingAct, fairTrading],
  },
  auction: {
    points: [
      'You must register with the agent, show proof of identity and bid with a number. The agent gives you a bidders’ guide that explains the rules.',
      'The auctioneer may make one bid for the seller and must announce it as a vendor bid. Dummy bids are illegal.',
      'At the fall of the hammer you sign and pay: no finance clause and no cooling off. Have the contract reviewed and ask for changes before the day.',
    ],
    sources: [fairTrading],
  },
  deposit: {
    points: [
      'Usually 10% of the price at exchange or auction; a smaller deposit or a deposit bond is possible if the seller agrees beforehand.',
      'With a cooling-off period many buyers pay 0.25% first and the rest when it ends.',
      'The agent, or the seller’s lawyer or conveyancer, normally holds it in a trust account until settlement. A contract may provide otherwise, so read it.',
    ],
    sources: [fairTrading],
  },
}
