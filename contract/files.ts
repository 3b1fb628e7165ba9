import type { Door } from './doors.ts'

/** A route that answers bytes and so is no declared call: where it is, and the doors that serve it. */
export type FileRoute = { readonly root: string; readonly doors: readonly Door[] }

export const fileRoutes = {
  /** Pictures and plans of games, by the hash of their bytes. */
  game: { root: '/capi/Play/v1/GameFile', doors: ['player', 'games', 'staff'] },
  /** The board of a round of a tournament, told as it changes, by the round's number. */
  tournamentBoard: { root: '/capi/Play/v1/TournamentBoard', doors: ['player'] },
  /** That a payment of the player moved, told as it happens; what it became is read by the calls. */
  movedPayments: { root: '/capi/Play/v1/MovedPayments', doors: ['player'] },
  /** The live view of staff, told as it is measured. */
  liveView: { root: '/capi/BackOffice/v1/LiveView', doors: ['staff'] },
  avatar: { root: '/capi/Play/v1/Avatar', doors: ['player'] },
  /** A player's own data, by a signed link. */
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
