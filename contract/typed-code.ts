/** Signs of a code that is read in one place and typed at another: without letters and digits that look alike. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The one form of a code that somebody typed. */
export const readTypedCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()
