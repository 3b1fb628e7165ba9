export { foldAddress, readAddresses, saveAddress, type Address, type AddressKind } from './addresses.ts'
export { deleteAddress } from './addresses.queries.ts'
export { avatarRoutes } from './avatar.routes.ts'
export { ageYears, dayIn } from './age.ts'
export { noteContactChange, updateEmail, updatePhone } from './contacts.queries.ts'
export { foldName } from './fold-name.ts'
export { findMatches, isSamePerson, type Match, type SoughtPerson } from './matches.ts'
export { findKeptMatches, insertMatch } from './matches.queries.ts'
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
export { birthNumberIndex, emptyProfile, readProfile, saveProfile, type Profile } from './profile.ts'
export { findSettings, updateLanguage, upsertSettings, type Settings } from './settings.queries.ts'
export { findConsents, type ConsentRow } from './profile.queries.ts'
export type { Needs as PlayersNeeds } from './get-profile.ts'
