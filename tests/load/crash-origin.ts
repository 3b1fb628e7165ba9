/** Origin of the games host in tests: only its pages may watch. */
export const GAMES_ORIGIN = 'http://games.test'
