/** Origin of the games host in tests: the only pages that may watch. */
export const GAMES_ORIGIN = 'http://games.test'
