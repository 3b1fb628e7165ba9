export const draw = 1
