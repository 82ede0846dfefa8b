import type { ListingStatus, PropertyAdvert } from '@verandah/contracts'

const order: readonly ListingStatus[] = ['active', 'underOffer', 'sold', 'gone']

/** Where a home stands now: on the market as long as one of its adverts is; by what was seen until the adverts are known. */
export const statusNow = (
  seen: ListingStatus,
  adverts: readonly Pick<PropertyAdvert, 'status'>[] = [],
): ListingStatus => order.find((status) => adverts.some((advert) => advert.status === status)) ?? seen

/** What a buyer should know first of a home that is not simply for sale; null of one that is. */
export const statusNotice = (status: ListingStatus): { title: string; text: string } | null =>
  ({
    active: null,
    underOffer: {
      title: 'This home is under offer',
      text: 'A buyer has made an offer that the seller may take. The agent can say whether another is welcome.',
    },
    sold: { title: 'This home has been sold', text: 'What its advert last said stays here for comparing.' },
    gone: {
      title: 'The advert of this home has gone',
      text: 'It was taken off the market. What it last said stays here, and so do your notes.',
    },
  })[status]
