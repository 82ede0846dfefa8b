/** Quotes cannot be entered on this page. */
export const withoutEntering = (sentence: string): string =>
  sentence.replace(' and enter it', '').replace('not counted until you enter it', 'not counted')
