import { defineEvent } from '../define-event.ts'
import { deletionReceiptOf, exportPartOf } from '../models/user-data.ts'

export const SearchDataDeleted = defineEvent('SearchDataDeleted', {
  owner: 'search',
  version: 1,
  summary: 'Search has forgotten a user: searches, ranking, criteria, overrides and what they follow.',
  data: deletionReceiptOf('search'),
})

export const SearchDataExported = defineEvent('SearchDataExported', {
  owner: 'search',
  version: 1,
  summary: 'Everything that search holds about a user, as JSON text in parts of at most 400 KiB.',
  data: exportPartOf('search'),
})
