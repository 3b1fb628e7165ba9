/** Topic of the message after which processes that show the board of a round read it again. */
export const BOARD_CHANGED = 'tournament-board'
