/** The sentence under every list of these dates. */
export const checkWithConveyancer =
  'We calculate these dates from what you tell us. Your contract and the law decide: check with your conveyancer.'
