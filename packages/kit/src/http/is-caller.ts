/** `1` and `me` mean the caller, as does saying nothing; any other claim has to be the caller's own id. */
export const isCaller = (claimed: string | number | undefined, callerId: string): boolean =>
  claimed === undefined || ['1', 'me', callerId].includes(String(claimed))
