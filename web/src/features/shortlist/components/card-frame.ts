export const cardFrame =
  'grid overflow-hidden rounded-lg border border-line bg-surface sm:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[17rem_minmax(0,1fr)_19rem]'

/** Of a home without a shown price, or where the tables do not say. */
export const unknownCost = 'Cost not known'
