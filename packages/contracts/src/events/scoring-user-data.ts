import { defineEvent } from '../define-event.ts'
import { deletionReceiptOf, exportPartOf } from '../models/user-data.ts'

export const ScoringDataDeleted = defineEvent('ScoringDataDeleted', {
  owner: 'scoring',
  version: 1,
  summary: 'Scoring has forgotten what a user weighs.',
  data: deletionReceiptOf('scoring'),
})

export const ScoringDataExported = defineEvent('ScoringDataExported', {
  owner: 'scoring',
  version: 1,
  summary: 'What a user weighs, as JSON text in parts of at most 400 KiB.',
  data: exportPartOf('scoring'),
})
