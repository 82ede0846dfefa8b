/** Separate from the schema, so that a screen can import them alone. */
export const propertyTypes = ['House', 'Apartment', 'Townhouse', 'Land', 'Acreage', 'Other'] as const
