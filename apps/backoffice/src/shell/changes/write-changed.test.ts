import { expect, it } from 'vitest'
import { cs } from '../../texts/cs.ts'
import { en } from '../../texts/en.ts'
import { sk } from '../../texts/sk.ts'
import { nameOfField } from './name-of-field.ts'
import { writeChanged, type ChangeWords } from './write-changed.ts'

/** Fields that calls write to the audit log, collected from the tests of all rooms. */
const FIELDS = `
  alerts template isOffer requestState
  Databox PermanentAddress Surname about acceptedAnew acceptedWarnings account added amount balanceHash
  bonusPercent broughtMinor budget campaignVersion capacity cards cases cash-in cash-out change closed closes
  codeIsPublic codes columns companyNumber contentVersion conversion conversionTo countedMinor countsBonusMoney
  countsFreeRounds cs currency day dayMax daysToAccept daysToPlay decision declaredSanctioned definitionHash
  description direction documentKind documentState dueAt email en endOldAfterHours ended endsAt endsAtWithdrawal
  erasureRequest event everyBrand exclusion exclusionFrom exclusionUntil expectedCost expectedMinor expiresOn
  filter forClient format freeRounds from fromDay gameKeys gameSwitch games gamesCount giftsPerPlayer given
  hallId hardEnd icon isActive isAnonymous isEnabled isInvited isLocked isNewer isShown isThere isWhole key kind
  largestGift least legalText levy licenceDecision licenceNumber lines list lockReason mathematicsHash max
  metadata method migration monthState months name nickname notes notice number oldEndAfterHours
  onlyFirstDeposit opens opensAt otherExclusions outcome owner ownerId payer people peopleWho percent phone
  photo pin places plan planVisible playerTold players points position postCode print priority prizes producer
  question reachByAge reachByLanguage reachLooked reachMeant reachReached reason registersUntil report reset
  restriction restrictionId revision riskAt riskWeight roles roundStake rtp rules scoring seats secret serial
  serials sessions sha256 shift shownFrom shownUntil softEnd stakeMax stakeMinMinor startsAt state statementHash
  step street tag tags taken target tariff terminalPlace terms text timesMax topic touched tournamentId town
  translations type until untilAt usable used usesMax validFrom validUntil venue venueId verifiedUntil version
  voucher wagering weekday winCap winTo workrooms worstCost writtenAt
`
  .trim()
  .split(/\s+/)

for (const [language, texts] of Object.entries({ cs, sk, en }))
  it(`a field of the audit log has a name in ${language}`, () => {
    const without = FIELDS.filter(
      (field) => nameOfField(field, (key, other) => (key in texts ? 'name' : other)) !== 'name',
    )
    expect(without).toEqual([])
  })

const texts: Readonly<Record<string, string>> = en
const words: ChangeWords = {
  or: (key, fallback, values) => (texts[key] ?? fallback).replace('{count}', String(values?.count)),
  language: 'en',
  currency: 'CZK',
  nameOfGame: (gameKey) => (gameKey === 'OvocnyKolotoc' ? 'Fruit Carousel' : gameKey),
  writeWarning: (warning) => `!${warning}`,
}
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const write = (field: string, value: unknown, call?: string) =>
  plain(writeChanged({ field, action: call && `/capi/Play/v1/${call}` }, value, words))

it('nothing, yes and no, numbers and lists', () => {
  expect([null, undefined, '', [], true, false, 12].map((value) => write('seats', value))).toEqual([
    '–',
    '–',
    '–',
    '–',
    'yes',
    'no',
    '12',
  ])
  expect(write('gameKeys', ['OvocnyKolotoc', 'Removed'])).toBe('Fruit Carousel, Removed')
  expect(write('roles', ['risk', 'payments'])).toBe('risk, payments')
})

it('money has its currency, also where the field only says that it is in minor units', () => {
  expect(write('amount', { amountMinor: 4_200_000, currency: 'CZK' })).toBe('42 000,00 Kč')
  expect(write('countedMinor', 1_990_000)).toBe('19 900,00 Kč')
  expect(writeChanged({ field: 'countedMinor' }, 1_990_000, { ...words, currency: undefined })).toBe('1990000')
})

it('moments and days are those of the screen', () => {
  expect(write('until', '2026-11-23T12:00:00.000Z')).not.toContain('T12')
  expect(write('expiresOn', '2035-05-05')).not.toContain('2035-05-05')
  expect(write('weekday', 1)).toBe('Monday')
})

it('a state is one of what the call changes', () => {
  expect(write('state', 'waiting', 'Risk/DismissAlert')).toBe(en['risk.alertState.waiting'])
  expect(write('state', 'waiting', 'Risk/MoveCase')).toBe(en['risk.caseState.waiting'])
  expect(write('state', 'closed', 'CashDesk/CloseShift')).toBe(en['cash.state.closed'])
  expect(write('state', 'beyond', 'CashDesk/CloseShift')).toBe('beyond')
})

it('warnings, what was touched, and terms are read as on their screens', () => {
  expect(write('acceptedWarnings', ['not-played:1000000232'])).toBe('!not-played:1000000232')
  expect(write('touched', { kind: 'players', count: 2 })).toBe('Players: 2')
  expect(write('touched', { kind: 'payments', count: 2 })).toBe('Payments: 2')
  expect(write('touched', { kind: 'beyond', count: 2 })).toBe('Count: 2')
  expect(write('terms', '{"name":"Ten turns","winTo":"cash","roundStake":{"amountMinor":100,"currency":"CZK"}}')).toBe(
    `Name: Ten turns, The win becomes: ${en['campaigns.winTo.cash']}, Stake of a free round: 1,00 Kč`,
  )
  expect(write('terms', 'no JSON')).toBe('no JSON')
})
