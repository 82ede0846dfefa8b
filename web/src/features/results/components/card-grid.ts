/** The weights beside the homes where there is room, above them elsewhere. */
export const resultsGrid = 'grid grid-cols-1 gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10'

/** One column on a phone, two on a tablet and beside the weights, three where there is room. An open card stretches no neighbour. */
export const cardGrid =
  'grid grid-cols-1 gap-5 has-[[aria-expanded=true]]:items-start sm:grid-cols-2 sm:gap-6 2xl:grid-cols-3'

/** Half of the width beside the map; on a phone the map stands above. */
export const besideMap = 'grid grid-cols-1 gap-6 lg:grid-cols-2 2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
export const narrowCardGrid =
  'grid grid-cols-1 gap-5 has-[[aria-expanded=true]]:items-start sm:grid-cols-2 sm:gap-6 lg:grid-cols-1 2xl:grid-cols-2'
