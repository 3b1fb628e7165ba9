/** Characters of a code that a person reads in one place and types in another: no letters and digits that look alike. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The normalized form of a typed code. */
export const readTypedCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()
