/**
 * Owner of the searches of the showcase, and what they run for: no user has this id, and no query of a buyer reaches
 * them. Like runs of saved searches they wait behind buyers' searches and count in no limit.
 */
export const showcaseOwner = 'showcase'
