import { householdInviteDays, paths } from '@verandah/contracts'
import { writeMail, type WrittenMail } from './write-mail.ts'

interface HouseholdInviteMail {
  name: string
  invitedBy: string
  token: string
  publicUrl: string
}

/** An invite to a household, for somebody with an account. */
export function writeHouseholdInvite({ name, invitedBy, token, publicUrl }: HouseholdInviteMail): WrittenMail {
  return writeMail({
    subject: 'An invite to look for a home together',
    preview: `You can use it once, within ${householdInviteDays} days.`,
    blocks: [
      { type: 'heading', text: 'Look for a home together' },
      {
        type: 'paragraph',
        text: `Hello ${name}, ${invitedBy} invites you to their household: you would see each other’s saved homes, notes and visits. The page says what is shared before you join.`,
      },
      { type: 'button', label: 'See the invite', href: new URL(paths.joinHousehold.href(token), publicUrl).toString() },
      {
        type: 'paragraph',
        text: `You can use the link once, within ${householdInviteDays} days. If you don’t know them, you can ignore this email.`,
      },
    ],
    footer: 'You’re getting this email because a member of Verandah entered this address to invite you.',
  })
}
