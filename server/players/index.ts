export { ageYears, dayIn } from './age.ts'
export { maskEmail, maskName } from './mask.ts'
export { movePlayerState } from './move-player-state.ts'
export type { NewPlayer, Player } from './player.ts'
export { playerCan, type PlayerMove, type PlayerState } from './player-states.ts'
export {
  findPlayerByEmail,
  findPlayerById,
  findSamePerson,
  holdPlayer,
  insertPlayer,
  noteSignIn,
} from './players.queries.ts'
export { routes } from './players.routes.ts'
export { profileOf } from './profile-of.ts'
export type { Needs as PlayersNeeds } from './get-profile.ts'
