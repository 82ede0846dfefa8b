/** One column on a phone, two on a tablet and beside the weights, three where there is room. An open card stretches no neighbour. */
export const cardGrid =
  'grid grid-cols-1 gap-5 has-[[aria-expanded=true]]:items-start sm:grid-cols-2 sm:gap-6 2xl:grid-cols-3'
