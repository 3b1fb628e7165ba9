/**
 * Life of a question to support. The database holds the same table of ways (`support.way`; a test compares the two).
 */
export const TICKET_STATES = ['open', 'answered', 'closed'] as const
export type TicketState = (typeof TICKET_STATES)[number]

export type TicketActor = 'player' | 'staff' | 'clock'

type Move = { readonly from: readonly TicketState[]; readonly to: TicketState; readonly by: readonly TicketActor[] }

export const ticketMoves = {
  /** The player writes again: support is next. */
  write: { from: ['open', 'answered'], to: 'open', by: ['player'] },
  /** Support answers: the player is next. A second answer may follow the first. */
  answer: { from: ['open', 'answered'], to: 'answered', by: ['staff'] },
  /** Solved, or not to be answered; the clock closes what was answered and nobody wrote to any more. */
  close: { from: ['open', 'answered'], to: 'closed', by: ['player', 'staff', 'clock'] },
  reopen: { from: ['closed'], to: 'open', by: ['player', 'staff'] },
} as const satisfies Record<string, Move>

export type TicketMove = keyof typeof ticketMoves

/** Asked by the server before it writes and by the screens before they offer it. */
export function ticketCan(move: TicketMove, state: TicketState): boolean {
  const from: readonly TicketState[] = ticketMoves[move].from
  return from.includes(state)
}

/** What questions are about: the topics of the help page, and the categories of tickets. */
export const TOPICS = ['payments', 'bonuses', 'account', 'limits', 'games', 'venues', 'security', 'terms'] as const
export type Topic = (typeof TOPICS)[number]

/** How soon support has to answer; the brand says the minutes of each (`support.answerMinutes`). */
export const PRIORITIES = ['urgent', 'high', 'normal', 'low'] as const
export type Priority = (typeof PRIORITIES)[number]

/** Where a question begins, until staff say otherwise: what protects a person or their account goes first. */
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

/** Files that one message may have. */
export const FILES_MAX = 3
