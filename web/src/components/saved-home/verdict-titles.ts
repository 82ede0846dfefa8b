import type { HomeStage, Verdict } from '@verandah/contracts'

/** In the order of the buttons and filters. */
export const verdictTitles: Readonly<Record<Verdict, string>> = { love: 'Love', maybe: 'Maybe', no: 'No' }

export const stageTitles: Readonly<Record<HomeStage, string>> = { 'to-see': 'To see', booked: 'Booked', seen: 'Seen' }
