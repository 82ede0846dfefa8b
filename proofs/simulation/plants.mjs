/**
 * Faults that can be put back into the product, to see that the simulation finds them: each replaces a text of one file
 * as it is bundled.
 */
export const plants = {}
