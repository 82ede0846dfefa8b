import type { Environment } from '@verandah/kit'
import { afterAll } from 'vitest'
import { startNotifications } from './start-notifications.ts'
import { startSmtp } from './start-smtp.ts'

/** Starts the service and a mail server for the tests of a file, and stops both after them. */
export async function startWithMail(environment: Environment = {}) {
  const smtp = await startSmtp()
  const service = await startNotifications({ SMTP_URL: smtp.url, ENQUIRY_TO: 'team@example.com', ...environment })
  afterAll(async () => {
    await service.stop()
    await smtp.close()
  })
  return { smtp, service }
}
