import { REFUSALS } from '#contract/errors.ts'
import { CURRENCIES } from '#contract/shapes/money.ts'
import type { EnumeratorName } from '#contract/capi-v1/enumerators.ts'
import { limitKinds } from '#config/market.ts'

/**
 * Values of the enumerators (backend-calls.md §3 and §7.1). Their values are "not shown" there: those that another part
 * of the product already has come from it; the others follow the trade's usage (docs/decisions/0006).
 * A value's id is its place in the list, so values are only ever added at the end.
 */
export const enumeratorValues: Readonly<Record<EnumeratorName, readonly string[]>> = {
  AccessCodeModes: ['Sms', 'Email', 'Print'],
  AccountKinds: ['Cash', 'Held', 'Bonus', 'Landbase'],
  AccountTypes: ['Temporary', 'Permanent', 'Closed'],
  BlockCardReasons: ['Lost', 'Stolen', 'Damaged', 'PlayerAsked', 'StaffDecision', 'Replaced'],
  BrokenRuleReasons: [
    'UnderAge',
    'Excluded',
    'LimitReached',
    'IdentityNotVerified',
    'AccountLocked',
    'ShutdownPlanned',
  ],
  CardStates: ['Active', 'Locked', 'Removed'],
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
  Levels: ['Basic', 'Silver', 'Gold', 'Platinum'],
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
  RegistrationFieldTypes: [
    'Email',
    'Password',
    'FirstName',
    'Surname',
    'BirthDate',
    'Language',
    'Consent',
    'Phone',
    'TitleBefore',
    'BirthPlace',
    'BirthNumber',
    'Databox',
    'PermanentAddress',
    'Nationality',
  ],
  IdentityCardTypes: ['IdentityCard', 'Passport', 'ResidencePermit', 'DriverLicense', 'EuropeanHealthInsuranceCard'],
  SdslReasons: ['NotAsked', 'Clear', 'Listed', 'Unknown'],
  SystemPlatforms: ['Web', 'Terminal', 'Kiosk', 'BackOffice'],
  SystemScopes: ['Online', 'Landbase', 'WholeSystem'],
  SystemStates: ['Running', 'Draining', 'Shutdown'],
  TimeScopes: ['Day', 'Week', 'Month', 'Year'],
  TransactionTypes: ['Deposit', 'Withdrawal', 'Stake', 'Win', 'Correction', 'Transfer'],
  VenueTypes: ['Casino', 'GamingHall', 'Bar'],
}

/** Fields that registration by form has today: all are asked, required and shown to the player. */
export const registrationFields = [
  'Email',
  'Password',
  'FirstName',
  'Surname',
  'BirthDate',
  'Language',
  'Consent',
] as const

export const registrationFieldsChecked = ['Email', 'Password', 'BirthDate'] as const
