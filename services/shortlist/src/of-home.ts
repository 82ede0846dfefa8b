/** Whose record it is, and of which home. */
export interface OfHome {
  userId: string
  propertyId: string
}
