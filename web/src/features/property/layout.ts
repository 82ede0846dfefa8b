/** The 3:2 carousel with thumbnails beside it; on a phone a strip below. */
export const galleryGrid =
  'grid grid-cols-1 gap-2 max-sm:-mx-4 sm:gap-3 lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] [&>:last-child]:max-sm:mx-4'

/** Facts with the buyer's own panel beside them; stacked on a phone. */
export const detailsGrid =
  'mt-6 grid grid-cols-1 gap-x-14 gap-y-10 sm:mt-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:[&>aside]:col-start-2 lg:[&>aside]:row-span-2 lg:[&>aside]:row-start-1'
