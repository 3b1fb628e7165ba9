/** Class names in one attribute; what is not there is left out. */
export const joinClasses = (...names: readonly (string | undefined | false)[]): string =>
  names.filter(Boolean).join(' ')
