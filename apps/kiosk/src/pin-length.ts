/** Fewest and most digits of a PIN. */
export const PIN_MIN = 4
export const PIN_MAX = 6
