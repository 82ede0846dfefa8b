/** Separate from the schema, so that a screen can import them alone. */
export const propertyTypes = ['House', 'Apartment', 'Townhouse', 'Land', 'Acreage', 'Other'] as const

type PropertyType = (typeof propertyTypes)[number]

interface Typed {
  propertyType?: PropertyType | undefined
  propertyTypes?: PropertyType[] | undefined
}

/** The types that a brief or a search asks for; empty for any. */
export function typesAskedFor({ propertyType, propertyTypes: types = [] }: Typed): PropertyType[] {
  if (types.length > 0) return [...new Set(types)]
  return propertyType === undefined ? [] : [propertyType]
}

/** The same types as fields: the list is left out where there is only one. */
export function typeFieldsOf([first, ...others]: readonly PropertyType[]): Typed {
  return {
    ...(first !== undefined && { propertyType: first }),
    ...(first !== undefined && others.length > 0 && { propertyTypes: [first, ...others] }),
  }
}
