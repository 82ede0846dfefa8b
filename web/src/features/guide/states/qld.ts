import type { Guide } from '../guide.ts'

const coolingOffPage = {
  name: 'Queensland Government: cooling-off period',
  url: 'https://www.qld.gov.au/law/housing-and-neighbours/buying-and-selling-a-property/buying-a-home/making-an-offer-on-a-home/cooling-off-period',
}
const auctionPage = {
  name: 'Queensland Government: auctioning a property',
  url: 'https://www.qld.gov.au/law/laws-regulated-industries-and-accountability/queensland-laws-and-regulations/regulated-industries-and-licensing/regulated-industries-licensing-and-legislation/auction-industry-regulation/legal-requirements-for-a-transaction-by-auction/auctioning-a-property',
}
const propertyLawAct = {
  name: 'Property Law Act 2023 (Qld), sections 99 to 104',
  url: 'https://www.legislation.qld.gov.au/view/html/inforce/current/act-2023-027',
}

export const qld: Guide = {
  code: 'qld',
  name: 'Queensland',
  inShort: { coolingOff: '5 business days', leaving: 'Up to 0.25% of the price' },
  papers: {
    points: [
      'New since 1 August 2025: before you sign, the seller must give you a seller disclosure statement (Form 2) with the required certificates, such as the title search and the survey plan, and for a unit a body corporate certificate.',
      'If the seller did not give it to you, or something important in it is wrong, you may be able to end the contract at any time before settlement. Ask a lawyer at once.',
      'Form 2 does not describe the condition of the building or its flood history. Order your own searches and inspections.',
    ],
    sources: [propertyLawAct],
  },
  coolingOff: {
    points: [
      'After a private sale you have 5 business days. They start on the day you receive the contract signed by both sides, or on the next business day if that is a weekend or holiday, and end at 5 pm on the fifth day.',
      'You cancel by a signed written notice to the seller or the agent. The seller refunds the deposit within 14 days and may keep up to 0.25% of the price.',
      'You have no cooling-off period if you buy at an auction, or if you were a registered bidder and sign by 5 pm on the second clear business day after the home was passed in. You can shorten or waive the period in writing.',
    ],
    sources: [coolingOffPage],
  },
  auction: {
    points: [
      'You must register with proof of identity and bid with a number.',
      'Agents may not give bidders a price guide for an auction, in writing or in conversation. Compare recent sales yourself.',
      'The seller may bid, or have the auctioneer bid, only below the reserve and only if it is disclosed.',
      'The sale is unconditional when the hammer falls. If you register before the auction, you should receive the seller’s disclosure statement before it starts.',
    ],
    sources: [auctionPage, propertyLawAct],
  },
  deposit: {
    points: [
      'You agree on the deposit with the seller: 5% to 10% is usual, often in two parts, and 10% at many auctions.',
      'The agent, or the lawyer named in the contract, holds it in a trust account until settlement.',
    ],
    sources: [coolingOffPage],
  },
}
