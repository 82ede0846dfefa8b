/** One column on a phone, two on a tablet and beside the weights, three where there is room. */
export const cardGrid = 'grid items-start gap-5 sm:grid-cols-2 sm:gap-6 2xl:grid-cols-3'
