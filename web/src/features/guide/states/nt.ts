import type { Guide } from '../guide.ts'

const contract = {
  name: 'NT.GOV.AU: contract of sale',
  url: 'https://nt.gov.au/property/buying-and-selling-a-home/get-help-with-the-contract/contract-of-sale',
}
const conveyancing = {
  name: 'NT.GOV.AU: conveyancing',
  url: 'https://nt.gov.au/property/buying-and-selling-a-home/get-help-with-the-contract/conveyancing',
}
const agentsAct = {
  name: 'Agents Licensing Act 1979 (NT)',
  url: 'https://legislation.nt.gov.au/en/Legislation/AGENTS-LICENSING-ACT-1979',
}

export const nt: Guide = {
  code: 'nt',
  name: 'Northern Territory',
  inShort: { coolingOff: '4 business days', leaving: 'No penalty in the standard contract' },
  papers: {
    points: [
      'Agents must use the approved contract of sale. It names the price, the deposit and who holds it, what is included, and any tenancy that continues.',
      'The seller does not have to give you a disclosure statement. Have a conveyancer or lawyer search the title and look for unapproved building work and missing pool certificates.',
      'If you need finance or a building and pest inspection, put them into the contract as conditions.',
    ],
    sources: [contract, conveyancing],
  },
  coolingOff: {
    points: [
      'After a private sale you have 4 business days to withdraw in writing.',
      'You have no cooling-off period if your conveyancer or lawyer exchanges contracts with the seller’s side, or if you buy at an auction. Ask your conveyancer which applies to you.',
      'The approved contract sets no penalty for cooling off. Ask for your deposit back in the same notice.',
    ],
    sources: [contract, agentsAct],
  },
  auction: {
    points: [
      'Read the conditions of the auction and the contract beforehand; they are available before the day.',
      'The seller may bid only below the reserve, and each such bid must be identified.',
      'The buyer signs and pays when the hammer falls. There is no cooling off.',
    ],
    sources: [agentsAct],
  },
  deposit: {
    points: [
      'Usually 10% at an auction. In a private sale you agree on it with the seller.',
      'The contract names who holds it in trust until settlement, normally the agent.',
    ],
    sources: [contract],
  },
}
