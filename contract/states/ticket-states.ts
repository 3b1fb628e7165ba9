/** States of a question to support. The database has the same table of moves (`support.way`; a test compares the two). */
export const TICKET_STATES = ['open', 'answered', 'closed'] as const
export type TicketState = (typeof TICKET_STATES)[number]

export type TicketActor = 'player' | 'staff' | 'clock'

type Move = { readonly from: readonly TicketState[]; readonly to: TicketState; readonly by: readonly TicketActor[] }

export const ticketMoves = {
  /** By the player: it waits for support. */
  write: { from: ['open', 'answered'], to: 'open', by: ['player'] },
  /** By support: it waits for the player. A second answer may follow the first. */
  answer: { from: ['open', 'answered'], to: 'answered', by: ['staff'] },
  /** Solved, or not to be answered; a job closes answered tickets without further messages. */
  close: { from: ['open', 'answered'], to: 'closed', by: ['player', 'staff', 'clock'] },
  reopen: { from: ['closed'], to: 'open', by: ['player', 'staff'] },
} as const satisfies Record<string, Move>

export type TicketMove = keyof typeof ticketMoves

/** Checked by the server before it writes and by the screens before they offer the move. */
export function ticketCan(move: TicketMove, state: TicketState): boolean {
  const from: readonly TicketState[] = ticketMoves[move].from
  return from.includes(state)
}

/** Topics of questions: the topics of the help page, and the categories of tickets. */
export const TOPICS = ['payments', 'bonuses', 'account', 'limits', 'games', 'venues', 'security', 'terms'] as const
export type Topic = (typeof TOPICS)[number]

/** Priorities of support; the brand has the minutes of each (`support.answerMinutes`). */
export const PRIORITIES = ['urgent', 'high', 'normal', 'low'] as const
export type Priority = (typeof PRIORITIES)[number]

/** Initial priority of a question, until staff change it: the protection of a person or their account comes first. */
export const PRIORITY_OF_TOPIC: Readonly<Record<Topic, Priority>> = {
  payments: 'normal',
  bonuses: 'normal',
  account: 'normal',
  limits: 'high',
  games: 'normal',
  venues: 'normal',
  security: 'high',
  terms: 'low',
}

/** Maximum files of one message. */
export const FILES_MAX = 3
