/** Password of everybody of the three weeks; the demonstration prints it. */
export const LIFE_PASSWORD = 'tri-tydny-zivota'
