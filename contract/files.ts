import type { Door } from './doors.ts'

/** A route that returns bytes and is therefore not a declared call: its path, and the doors that serve it. */
export type FileRoute = { readonly root: string; readonly doors: readonly Door[] }

export const fileRoutes = {
  /** Pictures and plans of games, by the hash of their bytes. */
  game: { root: '/capi/Play/v1/GameFile', doors: ['player', 'games', 'staff'] },
  /** Event stream: the board of a round of a tournament, by the round's number. */
  tournamentBoard: { root: '/capi/Play/v1/TournamentBoard', doors: ['player'] },
  /** Event stream: a payment of the player changed its state. The page then reads the payment by its call. */
  movedPayments: { root: '/capi/Play/v1/MovedPayments', doors: ['player'] },
  /** Event stream: the live view of staff, as it is measured. */
  liveView: { root: '/capi/BackOffice/v1/LiveView', doors: ['staff'] },
  avatar: { root: '/capi/Play/v1/Avatar', doors: ['player'] },
  /** An archive of a player's own data, by a signed link. */
  archive: { root: '/capi/PlayerAccount/v1/ExportFile', doors: ['player'] },
  /** Lists as files, by a signed link that is made for one member of staff or one client. */
  export: { root: '/capi/BackOffice/v1/ExportFile', doors: ['staff', 'internal'] },
  /** Documents, by a signed link that is made for a player, for staff or for a client. */
  document: { root: '/capi/Play/v1/DocumentFile', doors: ['player', 'staff', 'internal'] },
  /** Files of cases of risk and care, by a signed link that is made for one member of staff. */
  riskFile: { root: '/capi/BackOffice/v1/RiskFile', doors: ['staff'] },
  /** Files of tickets, by a signed link that is made for a player or for staff. */
  ticket: { root: '/capi/Play/v1/TicketFile', doors: ['player', 'staff'] },
} as const satisfies Record<string, FileRoute>
