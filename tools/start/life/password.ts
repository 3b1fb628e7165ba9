/** What everybody of the three weeks signs in with; the demonstration prints it. */
export const LIFE_PASSWORD = 'tri-tydny-zivota'
