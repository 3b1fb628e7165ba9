export const spin = 1
