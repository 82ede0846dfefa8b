import { energyWords } from './energy-words.ts'
import { phrasesOf } from './phrases.ts'
import { riskWords } from './risk-words.ts'
import { roomWords } from './room-words.ts'
import { stateWords } from './state-words.ts'
import { lists, type Meaning } from './word-lists.ts'

export const lexicon = phrasesOf<Meaning>([...riskWords, ...energyWords, ...roomWords, ...stateWords], lists)
