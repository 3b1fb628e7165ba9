import { ACCESS_CODE_MODES } from '#contract/capi-v1/player-authentication.ts'
import { BLOCK_CARD_REASONS } from '#contract/shapes/player-cards.ts'
import { PLAYER_CARD_STATES } from '#contract/states/player-card-states.ts'
import { REGISTRATION_FIELD_TYPES } from '#contract/shapes/registration.ts'
import { REFUSALS } from '#contract/errors.ts'
import { CURRENCIES } from '#contract/shapes/money.ts'
import type { EnumeratorName } from '#contract/capi-v1/enumerators.ts'
import { firstLevelNames } from '#config/first-club.ts'
import { limitKinds } from '#config/market.ts'

/**
 * Values of the enumerators (backend-calls §3 and §7.1). Their values are "not shown" there: those that another part of
 * the product already has are taken from it; the others follow the usage of the trade (docs/decisions/0006). A value's
 * id is its position in the list, so values are only ever added at the end.
 */
export const enumeratorValues: Readonly<Record<EnumeratorName, readonly string[]>> = {
  AccessCodeModes: ACCESS_CODE_MODES,
  AccountKinds: ['Cash', 'Held', 'Bonus', 'Landbase'],
  AccountTypes: ['Temporary', 'Permanent', 'Closed'],
  BlockCardReasons: BLOCK_CARD_REASONS,
  BrokenRuleReasons: [
    'UnderAge',
    'Excluded',
    'LimitReached',
    'IdentityNotVerified',
    'AccountLocked',
    'ShutdownPlanned',
  ],
  CardStates: PLAYER_CARD_STATES,
  Countries: ['CZE', 'SVK', 'AUT', 'BGR', 'DEU', 'HUN', 'POL', 'ROU', 'RUS', 'UKR', 'VNM'],
  CurrencyCodes: CURRENCIES,
  DocumentScanTypes: ['Front', 'Back', 'Portrait', 'ProofOfAddress', 'ProofOfAccount'],
  FaultCategories: ['Input', 'SignIn', 'Rule', 'Money', 'Partner', 'Internal'],
  FaultCodes: REFUSALS,
  FileTypes: ['Jpeg', 'Png', 'Webp', 'Pdf'],
  FundSources: ['Card', 'BankTransfer', 'Cash', 'Terminal', 'Win', 'Bonus', 'Correction'],
  Genders: ['Female', 'Male'],
  Granularities: ['Hour', 'Day', 'Week', 'Month', 'Year'],
  HashMethods: ['Argon2id'],
  Levels: firstLevelNames,
  LimitKinds: limitKinds,
  LimitTypes: ['Stake', 'Loss', 'Deposit', 'LogonDuration', 'LogonCount', 'LogonBreak', 'VisitCount'],
  LimitUnits: ['Money', 'Minutes', 'Count'],
  LogoutReasons: [
    'Player',
    'IdleTime',
    'AbsoluteTime',
    'Staff',
    'PasswordChanged',
    'Locked',
    'LimitReached',
    'Shutdown',
    'OtherDevice',
    'LandBasedSystem',
    'Exclusion',
  ],
  OpeningEventTypes: ['Regular', 'Special', 'Late'],
  ClosingEventTypes: ['Regular', 'Special', 'Forced'],
  Provinces: [
    'CZ010',
    'CZ020',
    'CZ031',
    'CZ032',
    'CZ041',
    'CZ042',
    'CZ051',
    'CZ052',
    'CZ053',
    'CZ063',
    'CZ064',
    'CZ071',
    'CZ072',
    'CZ080',
    'SK010',
    'SK021',
    'SK022',
    'SK023',
    'SK031',
    'SK032',
    'SK041',
    'SK042',
  ],
  QueueTypes: ['Deposit', 'Withdrawal', 'Transfer'],
  RegistrationFieldTypes: REGISTRATION_FIELD_TYPES,
  IdentityCardTypes: ['IdentityCard', 'Passport', 'ResidencePermit', 'DriverLicense', 'EuropeanHealthInsuranceCard'],
  SdslReasons: [
    'NotAsked',
    'Clear',
    'Listed',
    'Unknown',
    'SOCIAL_BENEFIT',
    'SELF_EXCLUSION',
    'DIAGNOSIS',
    'SCHOLARSHIP',
    'COURT_BAN',
    'MAINTENANCE',
    'PROSECUTION',
    'OTHER',
  ],
  SystemPlatforms: ['Web', 'Terminal', 'Kiosk', 'BackOffice'],
  SystemScopes: ['Online', 'Landbase', 'WholeSystem'],
  SystemStates: ['Running', 'Draining', 'Shutdown'],
  TimeScopes: ['Day', 'Week', 'Month', 'Year'],
  TransactionTypes: ['Deposit', 'Withdrawal', 'Stake', 'Win', 'Correction', 'Transfer'],
  VenueTypes: ['Casino', 'GamingHall', 'Bar'],
}

/** Fields of the form. `CheckRegistrationData` returns those of a market. */
export const registrationFields = REGISTRATION_FIELD_TYPES

/** Fields that every registration must have, whatever the market. */
export const registrationFieldsRequired = [
  'Email',
  'Password',
  'FirstName',
  'Surname',
  'BirthDate',
  'Language',
  'Consent',
] as const

/** Fields whose value is checked beyond its format: it must be plausible, or must not exist already. */
export const registrationFieldsChecked = [
  'Email',
  'Password',
  'BirthDate',
  'Phone',
  'BirthNumber',
  'Databox',
  'PermanentAddress',
] as const
