/** The particulars of an advert that states none. */
export const noParticulars = {
  agents: [],
  floorArea: null,
  frontage: null,
  energyRating: null,
  yearBuilt: null,
  yearRenovated: null,
  estate: null,
  isHouseAndLand: false,
  statementOfInformation: null,
  video: null,
  tour: null,
  project: null,
  isByAppointment: false,
  disclaimer: null,
}
