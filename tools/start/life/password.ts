/** Password of everybody of these weeks; the demonstration prints it. */
export const LIFE_PASSWORD = 'tri-tydny-zivota'
