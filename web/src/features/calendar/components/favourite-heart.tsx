import { HeartButton } from '@/components/property/heart-button.tsx'

const failure = { title: 'Error updating property', describe: () => 'Failed to update property favorite status' }

/** The home of an event as a favourite. */
export const FavouriteHeart = ({ propertyId, name }: { propertyId: string; name: string }) => (
  <HeartButton
    home={{ propertyId, score: null, searchId: null }}
    name={name}
    failure={failure}
    className="-my-2.5 -mr-3"
  />
)
