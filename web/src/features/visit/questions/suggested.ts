import { blocks, dwellings, everything, type ForTypes, houses, strata } from '../checklist/kinds.ts'

export interface SuggestedQuestion extends ForTypes {
  /** Of the entry too, so that two devices that add it have one question. */
  id: string
  text: string
}

/** What agents can answer on the spot, the most telling first. */
export const suggestedQuestions: readonly SuggestedQuestion[] = [
  { id: 'ask-why', text: 'Why are the owners selling?', types: everything },
  { id: 'ask-offers', text: 'Have there been offers, and at what price?', types: everything },
  { id: 'ask-settlement', text: 'What settlement do the owners want?', types: everything },
  { id: 'ask-contract', text: 'When can I have the contract?', types: everything },
  { id: 'ask-reports', text: 'Is there a building and pest report I can read?', types: houses },
  { id: 'ask-works', text: 'What work was done, by whom, and with which permits?', types: houses },
  { id: 'ask-included', text: 'What stays in the home, and what doesn’t work?', types: dwellings },
  { id: 'ask-tenant', text: 'Is it tenanted, until when, and at what rent?', types: dwellings },
  { id: 'ask-levies', text: 'What are the levies, and is a special levy planned?', types: strata },
  { id: 'ask-fund', text: 'How much is in the sinking fund?', types: strata },
  { id: 'ask-defects', text: 'Are there known defects, claims or cladding orders?', types: strata },
  { id: 'ask-pets', text: 'What do the by-laws say about pets and floors?', types: strata },
  { id: 'ask-neighbours', text: 'Is anything planned next door or across the street?', types: everything },
  { id: 'ask-septic', text: 'Is it on sewer or septic, and when was that last checked?', types: ['Acreage'] },
  { id: 'ask-soil', text: 'Is there a soil test and a survey?', types: blocks },
  {
    id: 'ask-connect',
    text: 'Which services are at the boundary, and what does it cost to connect them?',
    types: blocks,
  },
  { id: 'ask-covenants', text: 'Are there covenants, overlays or a time in which to build?', types: blocks },
]
