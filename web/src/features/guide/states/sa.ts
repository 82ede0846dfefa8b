import type { Guide } from '../guide.ts'

const homeSales = {
  name: 'SA.GOV.AU: home sales',
  url: 'https://www.sa.gov.au/topics/housing/buying-building-selling/building-or-buying-home/home-sales',
}
const auctions = {
  name: 'SA.GOV.AU: auctions',
  url: 'https://www.sa.gov.au/topics/housing/buying-a-home/ways-to-buy/auctions',
}
const lawHandbook = {
  name: 'Legal Services Commission of South Australia: Law Handbook',
  url: 'https://lawhandbook.sa.gov.au/ch23s09s01.php',
}

export const sa: Guide = {
  code: 'sa',
  name: 'South Australia',
  inShort: { coolingOff: '2 clear business days', leaving: 'A holding deposit of up to $100' },
  papers: {
    points: [
      'The seller must give you a vendor’s statement, known as Form 1: mortgages and other charges on the land, zoning, notices from authorities, and your cooling-off rights.',
      'For a private sale it may come after you have signed, at least 10 clear days before settlement. Ask for it before you make an offer.',
      'A buyers information notice (form R3) must be available at open inspections. It lists what to check yourself, such as salt damp, asbestos and termites.',
    ],
    sources: [homeSales, lawHandbook],
  },
  coolingOff: {
    points: [
      'You have 2 clear business days after both sides have signed the contract or you have received Form 1, whichever is later.',
      'You withdraw by a written notice delivered to the seller or the agent. They may keep a holding deposit of up to $100.',
      'You have no cooling-off period if you buy at an auction or later on the same day, if you buy as a company, or if you waive it with a certificate from a lawyer.',
    ],
    sources: [homeSales, lawHandbook],
  },
  auction: {
    points: [
      'You must register with proof of identity. You receive a guide for bidders and a number.',
      'Form 1 must be available for 3 business days before the auction, and at the auction for 30 minutes before it starts.',
      'The auctioneer may make up to three vendor bids, only below the reserve, and must announce each one.',
      'The sale is unconditional when the hammer falls.',
    ],
    sources: [auctions, lawHandbook],
  },
  deposit: {
    points: [
      'With an offer the agent may ask for a holding deposit of up to $100, refunded if the offer is not accepted.',
      'The full deposit, usually up to 10%, is due when the cooling-off period has ended, or on the day of an auction. The agent or conveyancer holds it in a trust account.',
    ],
    sources: [homeSales, auctions],
  },
}
