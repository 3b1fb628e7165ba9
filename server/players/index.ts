export type { AddressNeeds } from './addresses/address-needs.ts'
export { addressRoutes } from './addresses/address.routes.ts'
export { foldAddress, readAddresses, saveAddress, type Address } from './addresses/addresses.ts'
export { addressHeartbeats } from './addresses/confirm-addresses.ts'
export { judgeVenueAddress } from './addresses/suggest-address.ts'
export { isPlaceName, readAddress } from './addresses/read-address.ts'
export { rememberSuggestions } from './addresses/remember-suggestions.ts'
export { makeRuian } from './addresses/ruian.ts'
export { makeSmartform } from './addresses/smartform.ts'
export { avatarRoutes, findAvatarUrl } from './avatar.routes.ts'
export { findNickname, findNicknames } from './nicknames/nickname.queries.ts'
export { nicknameRoutes } from './nicknames/nickname.routes.ts'
export { ageYears } from './age.ts'
export { findProvedPhone, recordContactChange, updateEmail, updatePhone } from './contacts.queries.ts'
export { foldName } from './fold-name.ts'
export { findMatches, isSamePerson, type Match } from './matches.ts'
export { findKeptMatches, insertMatch } from './matches.queries.ts'
export { maskEmail, maskName } from './mask.ts'
export { movePlayerState } from './move-player-state.ts'
export type { NewPlayer, Player } from './player.ts'
export { playerCan, playerMoves } from './player-states.ts'
export {
  countRegistered,
  findRegistrations,
  listFirstRegistrations,
  listRegistered,
  listRegisteredAfter,
  findPlayerByEmail,
  findPlayerById,
  findPlayersByIds,
  findTargets,
  lockPlayerRow,
  insertPlayer,
  listIdsAfter,
  recordSignIn,
} from './players.queries.ts'
export { findPersonChange, insertPersonChange, updatePerson, type PersonChanger } from './person.queries.ts'
export { routes } from './players.routes.ts'
export { makeRevealedTo } from './revealed-to.ts'
export {
  findClosedBefore,
  findOtherAccounts,
  findOtherAccountsOfMany,
  findOtherPeople,
  findSamePerson,
} from './same-person.queries.ts'
export { playerSealedColumns } from './sealed-columns.ts'
export { findReaders } from './readers.queries.ts'
export { findMeant, isOfSegment, type MeantPlayer } from './meant.queries.ts'
export { findIdByEmail, findIdsByPhone, findPlayerRows } from './find-exactly.ts'
export { findKnownAt, isKnownAt, noteKnownAt } from './known-at.queries.ts'
export { playersListed, searchBy, searchPlayers } from './search-players.ts'
export { personalParts } from './personal-data.ts'
export type { PersonalFile, PersonalPart } from './personal-part.ts'
export { findLinkedNames, findPersonLinks, LINKS_MAX, type LinkPart, type LinkRow } from './links.queries.ts'
export { personTimeline } from './timeline.ts'
export {
  isAfter,
  latestOf,
  newestOf,
  oldestOf,
  sliceOf,
  type TimelinePart,
  type TimelinePlace,
  type TimelineRow,
  type TimelineSlice,
} from './timeline-part.ts'
export { profileOf } from './profile-of.ts'
export {
  birthNumberBelongsTo,
  birthNumberIndex,
  emptyProfile,
  readProfile,
  saveProfile,
  type Profile,
} from './profile.ts'
export { findSettings, updateLanguage, upsertSettings, type Settings } from './settings.queries.ts'
export { insertConsent } from './consents.queries.ts'
export { findConsents, findDeclarations, proveBirthNumber, type ConsentRow } from './profile.queries.ts'
export { findFirstRegistration, listOpenedOrClosed } from './registered-within.queries.ts'
export { personChangesListed } from './list-person-changes.ts'
