export const bet = 1
