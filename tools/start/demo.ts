import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { HALL_SCOPES, KIOSK_SCOPES, movesMoney } from '#contract/scopes.ts'
import { withoutMoney } from '#server/sign-in/index.ts'
import type { SeedTournament } from '#server/tournaments/index.ts'

/** Credentials that `npm start` seeds and prints. They exist in the demo data only; cert and production refuse demo data. */
export const demoPlayer = {
  email: 'jana@demo.example',
  password: 'jana-hraje-rada',
  firstName: 'Jana',
  surname: 'Nováková',
  birthDate: '1991-04-12',
} as const

export const demoStaff = {
  email: 'spravce@demo.example',
  password: 'spravce-dohlizi',
  name: 'Iveta Správcová',
  roles: ['administrator'],
  totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
} as const

/** A second person with fewer permissions, to see what support may not do. */
export const demoSupport = {
  email: 'podpora@demo.example',
  password: 'podpora-pomaha',
  name: 'Karel Podpora',
  roles: ['support'],
  totpSecret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU',
} as const

/** A second person with the permission for payments: corrections and tariffs need two. */
export const demoPayments = {
  email: 'platby@demo.example',
  password: 'platby-schvaluje',
  name: 'Zdena Platební',
  roles: ['payments'],
  totpSecret: 'MFRGGZDFMZTWQ2LKMFRGGZDFMZTWQ2LK',
} as const

/** A second person with the permission for games: a jackpot needs two. */
export const demoGames = {
  email: 'hry@demo.example',
  password: 'hry-zapina-vypina',
  name: 'Radim Herní',
  roles: ['games'],
  totpSecret: 'ONSWG4TFOQWWOYLNMVZS2ONSWG4TFOQW',
} as const

/** A jackpot that is live from the first day, where brand and law have any. In the market's minor units. */
export const demoPool = {
  name: 'Zlatá podkova',
  contributionPpm: 5_000,
  seedMinor: 50_000,
  oneInMinor: 20_000_000,
  gameKeys: ['OvocnyKolotoc', 'KlasickaTrojka', 'RuletaEvropska', 'KostkyNaHrane', 'BlackjackPraha'],
  explanation: 'Jackpot of the demonstration, seeded at the start.',
} as const

/** A tournament that runs from the first day, and its next round, where the law has any. In the market's minor units. */
export const demoTournament = {
  name: 'Zlatý týždeň',
  about: 'Kto vsádza viac, nemá výhodu.',
  hall: 'Sieň slávy',
  gameKeys: ['OvocnyKolotoc', 'KlasickaTrojka', 'DrakZKrumlova', 'RuletaEvropska'],
  scoring: { kind: 'largest-win' },
  stakeMinMinor: 20,
  countsFreeRounds: false,
  countsBonusMoney: true,
  prizes: [
    { kind: 'money', fromPlace: 1, toPlace: 1, amountMinor: 40_000 },
    { kind: 'money', fromPlace: 2, toPlace: 2, amountMinor: 20_000 },
    { kind: 'money', fromPlace: 3, toPlace: 10, amountMinor: 5_000 },
    {
      kind: 'free-rounds',
      fromPlace: 11,
      toPlace: 40,
      gameKey: 'OvocnyKolotoc',
      stakeMinor: 20,
      rounds: 20,
      daysValid: 14,
    },
  ],
  rounds: [
    { startsInHours: -1, hours: 143 },
    { startsInHours: 168, hours: 48 },
  ],
} satisfies Omit<SeedTournament, 'plannedBy' | 'approvedBy'>

/** Sits at the cash desk of the demonstration's hall. */
export const demoCashier = {
  email: 'pokladna@demo.example',
  password: 'pokladna-pocita-sama',
  name: 'Pavla Pokladní',
  roles: ['cashier'],
  totpSecret: 'OBXWW3DBMRXGC3LFONZWC3TPOBXWW3DB',
} as const

/** Runs the hall, and is the second person of its cash desk. */
export const demoHallManager = {
  email: 'herna@demo.example',
  password: 'herna-ma-sveho-sefa',
  name: 'Hynek Herní',
  roles: ['hall-manager'],
  totpSecret: 'NBSXE3TBNVSWI5LDNFXWQZLSNZQXKZTT',
} as const

/** Keeps the accounts and closes months. */
export const demoFinance = {
  email: 'finance@demo.example',
  password: 'finance-uzavira-mesice',
  name: 'Filip Účetní',
  roles: ['finance'],
  totpSecret: 'MZUW4YLOMNSW45LDMV2G4ZLGNFXGC3TD',
} as const

/** One of every other role, and a second administrator: nobody gives a role alone. */
export const demoColleagues = [
  {
    email: 'druhy-spravce@demo.example',
    password: 'druhy-podepisuje',
    name: 'Oldřich Druhý',
    roles: ['administrator'],
    totpSecret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  },
  {
    email: 'riziko@demo.example',
    password: 'riziko-hlida-hrace',
    name: 'Rita Opatrná',
    roles: ['risk'],
    totpSecret: 'NBSWY3DPO5XXE3DENBSWY3DPO5XXE3DE',
  },
  {
    email: 'doklady@demo.example',
    password: 'doklady-pod-lupou',
    name: 'Dana Pečlivá',
    roles: ['documents'],
    totpSecret: 'OBQXG43QN5ZHI43POBQXG43QN5ZHI43P',
  },
  {
    email: 'soukromi@demo.example',
    password: 'soukromi-je-svate',
    name: 'Stanislav Tichý',
    roles: ['privacy'],
    totpSecret: 'ORUGS4TUPFWWS3TVORUGS4TUPFWWS3TV',
  },
  {
    email: 'auditor@demo.example',
    password: 'auditor-cte-vsechno',
    name: 'Alena Přísná',
    roles: ['auditor'],
    totpSecret: 'MF2WI2LUN5ZHGZLFMF2WI2LUN5ZHGZLF',
  },
  {
    email: 'provoz@demo.example',
    password: 'provoz-bezi-porad',
    name: 'Petr Provozní',
    roles: ['operations'],
    totpSecret: 'N5YGK4TBORUW63TTN5YGK4TBORUW63TT',
  },
  demoCashier,
  demoHallManager,
  demoFinance,
  {
    email: 'pece@demo.example',
    password: 'pece-vnima-hrace',
    name: 'Vlasta Laskavá',
    roles: ['care'],
    totpSecret: 'OBSWGZJNOZXGS3LBOBSWGZJNOZXGS3LB',
  },
] as const

/** An inspector of the state: sees the games that are played, without players, and for a limited time. */
export const demoInspector = {
  email: 'inspektor@demo.example',
  password: 'inspektor-jen-cte-hry',
  name: 'Ivan Dozorný',
  roles: ['inspector'],
  totpSecret: 'NFXHG4DFNN2G64TJONSWK4DVNRUWK3TF',
} as const

/** Everybody of the staff who is seeded, by what they are for. */
export const demoStaffMembers = {
  'Staff, all rights': demoStaff,
  'Staff, support': demoSupport,
  'Staff, payments': demoPayments,
  'Staff, games': demoGames,
  ...Object.fromEntries(demoColleagues.map((one) => [`Staff, ${one.roles[0]} (${one.name})`, one])),
  'Inspector of the state': demoInspector,
} as const

/** A land-based system and a kiosk, to try calls of clients. */
export const demoClients = [
  { id: 'demo-hall', kind: 'internal', name: 'Demo hall', secret: 'demo-hall-secret' },
  { id: 'demo-kiosk', kind: 'kiosk', name: 'Demo kiosk', secret: 'demo-kiosk-secret' },
] as const

/** The client that imports old accounts, and nothing else. */
export const demoImport = {
  id: 'demo-import',
  kind: 'internal',
  name: 'Demo import',
  secret: 'demo-import-secret',
} as const

/** Ceilings of one call, of a day, and without card and PIN. */
const HALL_CEILINGS = {
  CZK: { callMaxMinor: 5_000_000, dayMaxMinor: 200_000_000, unprovedMaxMinor: 200_000 },
  EUR: { callMaxMinor: 200_000, dayMaxMinor: 8_000_000, unprovedMaxMinor: 8_000 },
} as const

/** Grants of the two: everything that a venue does for a player; registering kiosks. */
export function demoGrants(kind: (typeof demoClients)[number]['kind'], currency: keyof typeof HALL_CEILINGS) {
  const scopes = kind === 'internal' ? HALL_SCOPES : (['kiosk.devices', ...KIOSK_SCOPES] as const)
  return scopes.map((scope) => ({ ...withoutMoney(scope), ...(movesMoney(scope) ? HALL_CEILINGS[currency] : {}) }))
}

/** A venue with two rooms, for registering a kiosk; its address is that of the market (`demo-places.ts`). */
export const demoVenue = {
  id: '0190d3a0-7b1c-7000-8000-0000000000d0',
  kind: 'GamingHall',
  name: 'Demo hall',
  workrooms: [
    { id: '0190d3a0-7b1c-7000-8000-0000000000d1', name: 'Hall' },
    { id: '0190d3a0-7b1c-7000-8000-0000000000d2', name: 'Entrance' },
  ],
} as const

/**
 * People with an old account, to be migrated to an online account on the site: by card and PIN, by document, and in CZE
 * by BankID (the stand-in accepts any name).
 */
export const demoOldAccounts = {
  CZE: {
    source: 'venue',
    reference: 'HALL-2019-0007',
    fields: [
      { fieldType: 'FirstName', value: 'Bohumil' },
      { fieldType: 'Surname', value: 'Dřívější' },
      { fieldType: 'BirthDate', value: '1979-06-18' },
      { fieldType: 'BirthPlace', value: 'Jihlava' },
      { fieldType: 'Nationality', value: 'CZE' },
      { fieldType: 'Email', value: 'bohumil@demo.example' },
    ],
    documents: [{ kind: 'IdentityCard', country: 'CZE', number: '204117355' }],
    cardNumbers: ['9203190000000007'],
    pin: '5926',
  },
  SVK: {
    source: 'online',
    reference: 'OLD-10007',
    fields: [
      { fieldType: 'FirstName', value: 'Bohumila' },
      { fieldType: 'Surname', value: 'Dávna' },
      { fieldType: 'BirthDate', value: '1979-06-18' },
      { fieldType: 'Nationality', value: 'SVK' },
      { fieldType: 'Email', value: 'bohumila@demo.example' },
    ],
    documents: [{ kind: 'IdentityCard', country: 'SVK', number: 'HA117355' }],
    cardNumbers: ['9203190000000008'],
    pin: '5926',
  },
} as const

/** What terminals of the demonstration's hall say to its agent. */
export const demoTerminalKey = 'demo-terminal-key'

/** A secret of this data folder: made once, stored beside the data, never committed. */
export function keptSecret(path: string): string {
  if (existsSync(path)) return readFileSync(path, 'utf8').trim()
  mkdirSync(dirname(path), { recursive: true })
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(path, secret, { mode: 0o600 })
  return secret
}
