/** A map with the way to an address; a phone opens its own map application. */
export const directionsTo = (address: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address }).toString()}`
