/** Names of the fixed prizes; they are called so in every language. */
export const prizeNames = { mini: 'Mini', minor: 'Minor', major: 'Major', grand: 'Grand' } as const
