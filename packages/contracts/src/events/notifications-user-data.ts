import { defineEvent } from '../define-event.ts'
import { deletionReceiptOf, exportPartOf } from '../models/user-data.ts'

export const NotificationsDataDeleted = defineEvent('NotificationsDataDeleted', {
  owner: 'notifications',
  version: 1,
  summary: 'Notifications has forgotten a user: address, messages, notices, enquiries and preferences.',
  data: deletionReceiptOf('notifications'),
})

export const NotificationsDataExported = defineEvent('NotificationsDataExported', {
  owner: 'notifications',
  version: 1,
  summary: 'Everything that notifications holds about a user, as JSON text in parts of at most 400 KiB.',
  data: exportPartOf('notifications'),
})
