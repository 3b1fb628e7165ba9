/** Names of the fixed prizes, the same in every language. */
export const prizeNames = { mini: 'Mini', minor: 'Minor', major: 'Major', grand: 'Grand' } as const
