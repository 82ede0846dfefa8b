import { householdInviteDays, householdLimit, paths } from '@verandah/contracts'
import type { Topic } from '../question.ts'

export const together: Topic = {
  title: 'Looking together',
  questions: [
    {
      id: 'household',
      question: 'How do I invite somebody to look with me?',
      answer: [
        `Open “Your household” in the account menu, choose “Invite somebody” and send them the link yourself. It works once, for ${householdInviteDays} days, and we show it only when it is made. A household has up to ${householdLimit} people.`,
        'Each of you has an account. One plan, paid or on trial, covers everybody in the household.',
      ],
      link: { to: paths.household, label: 'Open your household' },
      also: 'partner couple family friend share together household join link token plan covered',
    },
    {
      id: 'who-sees-what',
      question: 'What do people in my household see?',
      answer: [
        'Your saved homes with stages, verdicts, reasons and tags, your notes, calendar, recent searches, criteria and scoring weights. You see theirs. Everything stays each person’s own, so none of you can change or delete what another wrote.',
        'They never see notes that you switch to “Only for me” and what you pay us. They see your money and your walk-away prices only if you share them.',
      ],
      link: { to: paths.household, label: 'Open your household' },
      also: 'private privacy secret hide partner shared notes only for me walk-away money see read',
    },
    {
      id: 'leave-household',
      question: 'How do I leave a household?',
      answer: [
        'Under “Your household”, choose “Leave the household”. You keep everything of yours. From then on you don’t see the others’ homes and notes, and they don’t see yours. If somebody else’s plan covered you, you need one of your own.',
        'No one can remove you, and you can’t remove anybody else.',
      ],
      link: { to: paths.household, label: 'Open your household' },
      also: 'remove break up separate end stop sharing kick out partner',
    },
  ],
}
