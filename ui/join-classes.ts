/** Joins class names for one attribute; undefined ones are left out. */
export const joinClasses = (...names: readonly (string | undefined | false)[]): string =>
  names.filter(Boolean).join(' ')
