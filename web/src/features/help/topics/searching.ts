import { paths } from '@verandah/contracts'
import type { Topic } from '../question.ts'

export const searching: Topic = {
  title: 'Finding homes',
  questions: [
    {
      id: 'sources',
      question: 'Where do the homes come from?',
      answer: [
        'From listing providers: portals, and the feeds that agencies send. One search asks all of them at once, and you see which ones have answered.',
        'If the page says that homes are samples, this site is not connected to a provider yet, and you are looking at invented homes for trying things out.',
      ],
      also: 'feeds data portal agent domain realestate sample real providers',
    },
    {
      id: 'afford',
      question: 'I know what I can pay a month. Which homes can I afford?',
      answer: [
        'Choose a suburb on the criteria screen, then say under “Your money” who buys and with what deposit. “Your budget three ways” turns an amount a month into a price and the cash you need, and back. A month is the amount a week times 52, divided by 12: $650 a week is about $2,817 a month.',
        'Every home then shows its cash and its repayment a month, and the results sort and filter by both. These are estimates: what you can borrow is up to your lender.',
      ],
      link: { to: paths.setupCriteria, label: 'Say what money you have' },
      also: 'afford budget repayment mortgage loan borrow much deposit week weekly fortnight rent renting renter income price',
    },
    {
      id: 'no-price',
      question: 'Why does a home show no price?',
      answer: [
        'Because its advert does not give one. “Contact agent”, “Auction” and “Price on application” are the seller’s choice: lists then say “Price on request”, and the home’s page quotes the advert. We never reveal or guess a price that was not advertised. Where at least eight similar homes nearby show theirs, the home’s page says what the middle half of them ask.',
        'A home without a price still appears when you filter by price, because it may be within your budget. Where we don’t know the price, it counts half in the score and is marked as unknown.',
      ],
      also: 'price guide not advertised POA hidden contact agent auction unknown budget',
    },
    {
      id: 'same-home',
      question: 'Why do I see a home once when several agencies advertise it?',
      answer: [
        'We combine adverts of the same home, so that it is ranked once. We only do so on evidence, such as the same street address; a similar title or price is not enough.',
        'The page of the home lists every advert with its own price and a link to it.',
      ],
      also: 'duplicate merged twice two adverts',
    },
    {
      id: 'missing-home',
      question: 'Why is a home I know about missing?',
      answer: [
        'It may be sold, under offer, or advertised only where we have no connection. It may also fail one of your filters: a minimum land size leaves out homes whose advert gives no land size.',
        'Try removing filters first. If it is still missing, send us its address.',
      ],
      link: { to: paths.contact, label: 'Write to us' },
      also: 'not found cannot find listing gone filters',
    },
    {
      id: 'saved-search',
      question: 'How do I hear about new homes?',
      answer: [
        'Run a search and save it. It then runs on its own, every few minutes or every morning, and tells you about new homes, changed prices, open homes and auctions, and homes no longer listed.',
        'The bell at the top shows what’s new. In Preferences you choose whether and how often you also get it by email, and you can pause or delete a saved search.',
      ],
      link: { to: paths.preferences, label: 'Open Preferences' },
      also: 'alerts notifications email digest bell watch unsubscribe',
    },
  ],
}
