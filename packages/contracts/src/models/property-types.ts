/** By themselves, so that a screen can name them without a schema. */
export const propertyTypes = ['House', 'Apartment', 'Townhouse', 'Land', 'Acreage', 'Other'] as const
