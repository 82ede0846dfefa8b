import { paths } from '@verandah/contracts'
import type { Topic } from '../question.ts'

export const planning: Topic = {
  title: 'Shortlist and calendar',
  questions: [
    {
      id: 'shortlist',
      question: 'How do I save and compare homes?',
      answer: [
        'Press the heart on a home. It joins your shortlist, where you can add notes and tags and compare up to three homes side by side.',
        'Say how far you are with it, from “To see” to “Lost” or “Bought”, and what you think: love, maybe or no, and why. A home that you lose stays loved. The list narrows by both.',
        'The board shows your homes in a column for each stage; change the stage on a card to move it. When you have bought one, you can let the others go and stop your saved searches with one press each.',
        'If you remove a home by mistake, save it again: its notes, tags and verdict come back for a while. The privacy page says for how long.',
      ],
      link: { to: paths.shortlist, label: 'Open your shortlist' },
      also: 'heart favourites save notes tags verdict love maybe no stage board kanban column seen booked checking offer offered contract lost bought let go compare remove undo',
    },
    {
      id: 'bidding',
      question: 'How does the bidding card work?',
      answer: [
        'On the page of a home, set your walk-away price under “How high to go”, with the reason. Only you see it, unless you show it to your household. On the day, open the bidding card from the home, the shortlist or the auction in your calendar.',
        'It shows what each bid means: duty, cash, what is left of your savings, the repayment a month and the next step of the costs. A band says how far the bid is from your walk-away price.',
        'It works without a connection, also after your phone has closed the page. Record the result in two taps; it is sent when you are back online. The figures are estimates, no advice.',
      ],
      link: { to: paths.shortlist, label: 'Open your shortlist' },
      also: 'auction bid limit walk away walkaway maximum stop price sold passed in result offline duty',
    },
    {
      id: 'purchase',
      question: 'What do I need to do after my offer is accepted?',
      answer: [
        'From the page of a home or its card on your shortlist, open “From offer to keys”. Enter the dates you know, and it lists what is due by when, from the contract to settlement.',
        'We remind you three days before something is due and the day before, here and by email. You can turn the emails off in your preferences. We calculate the dates: check with your conveyancer.',
      ],
      link: { to: paths.shortlist, label: 'Open your shortlist' },
      also: 'purchase offer contract keys settlement cooling off finance building clause deposit due date reminder conveyancer',
    },
    {
      id: 'sell-and-buy',
      question: 'How do I sell my home and buy another at once?',
      answer: [
        'Sell first and you know what you can spend, but may need somewhere to live in between. Buy first and you know where you move, but may pay for two homes until yours is sold.',
        'Ask both sides for settlement on the same day, or for a longer settlement on the home you buy; the money of the sale then pays for it. A private sale can be conditional on the sale of your home, if the seller agrees. At auction you buy without conditions.',
        'A bridging loan pays for the new home until yours is sold, mostly within 6 to 12 months; you pay interest on both. A deposit bond stands in for the cash deposit until settlement, for a fee, where the seller accepts one. If you don’t settle, you owe its amount.',
        'Verandah counts the home you buy, not the one you sell: enter what you expect to keep from the sale as savings. Ask your lender or broker what you can carry, and your conveyancer to match both dates before you sign.',
      ],
      link: { to: paths.guides, label: 'Open the buying guide' },
      also: 'selling buying same time sell before subject to sale conditional bridging finance loan deposit bond simultaneous settlement move upgrade downsize own home already',
    },
    {
      id: 'calendar',
      question: 'How do I plan inspections and auctions?',
      answer: [
        'On the page of a home, choose Schedule Visit and pick one of the advertised times or your own. The calendar warns you when two visits overlap.',
        'Times are local to the home: an open home at 11 in Perth shows as 11, wherever you are. If the advertised time moves, the event moves with it.',
      ],
      link: { to: paths.calendar.href(), label: 'Open your calendar' },
      also: 'open home visit schedule time zone clash auction inspection',
    },
    {
      id: 'day-plan',
      question: 'Which open homes should I see on Saturday?',
      answer: [
        'In the calendar choose Plan a day. Of your saved homes that are open, it plans those with the best scores, then with the least travel. Say where you start, when you leave and how you get around.',
        'Each home that is not planned says why. Choose “Must see” to put it before all others, “Leave out” to free its time, or one of its other times. Two members of a household can split the homes.',
        'When an agent moves a time, the plan says so, and “Plan again” updates it. It works without a connection, prints, and goes into your calendar. It says which travel times are estimates.',
      ],
      link: { to: paths.dayPlan.href(), label: 'Plan a day' },
      also: 'saturday route order travel drive itinerary open homes split must leave out print',
    },
    {
      id: 'feed',
      question: 'Can I see my visits in Google, Apple or Outlook Calendar?',
      answer: [
        'Yes. In the calendar choose Connect Google Calendar. You get a private address that any calendar app can subscribe to; it follows every change you make here, and shows what is due for a home you’re buying.',
        'Anyone with the address can read your visits and those dates, so keep it to yourself. You can revoke it at any time and create a new one.',
      ],
      link: { to: paths.calendar.href(), label: 'Open your calendar' },
      also: 'ical ics webcal subscribe phone sync feed outlook google apple',
    },
    {
      id: 'offline',
      question: 'Does it work without a connection?',
      answer: [
        'Your shortlist, your calendar and your last results open without one, as they were when you last saw them. A bar at the top says when that was.',
        'What you change on your shortlist and write or photograph on a visit is kept on your device and sent when you’re back online. Other changes need a connection.',
      ],
      also: 'no internet reception offline phone inspection day',
    },
  ],
}
