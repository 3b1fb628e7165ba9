/**
 * The format of packages for the Czech supervision of gambling (AISG), as far as public sources tell it. The one file to change when the
 * ministry's description is read (decision 0134).
 *
 * `known`: read in a source of the reference (market-and-law CZ-29 to CZ-35). `example`: seen in an example of the ministry. `assumed`: ours,
 * because no source was found; nothing of it proves that the ministry would take a package.
 */
export const CERTAINTIES = ['known', 'example', 'assumed'] as const
export type Certainty = (typeof CERTAINTIES)[number]

export type CellKind = 'id' | 'text' | 'moment' | 'amount' | 'count'

export type ColumnFormat = {
  readonly name: string
  readonly certainty: Certainty
  readonly kind: CellKind
  readonly isRequired?: boolean
  /** "Unchange" since 2022-03-01 (CZ-33): never another value for the same key. */
  readonly isUnchanging?: boolean
  /** Its value is a key of another file, of this package or an earlier one. */
  readonly refersTo?: string
}

export type FileFormat = {
  readonly name: string
  readonly certainty: Certainty
  readonly source: string
  /** Columns that name a record. */
  readonly key: readonly string[]
  readonly columns: readonly ColumnFormat[]
  /** false: the file is named by the sources and stays out of our packages. */
  readonly isWritten: boolean
  /** Records that later packages refer to; given once, and whole again when a value becomes known. */
  readonly isRegister: boolean
}

const id = (name: string, more: Partial<ColumnFormat> = {}): ColumnFormat => ({
  name,
  certainty: 'assumed',
  kind: 'id',
  isRequired: true,
  ...more,
})
const column = (name: string, kind: CellKind, more: Partial<ColumnFormat> = {}): ColumnFormat => ({
  name,
  certainty: 'assumed',
  kind,
  ...more,
})
const unchanging = { certainty: 'known', isUnchanging: true } as const
const FILE_VII = 'Decree 10/2019, file VII, public.codexis.cz; mfcr.cz 46648'
const NOT_FOUND = 'not found: the files of play of internet technical games are ours until the description is read'

const files: readonly FileFormat[] = [
  {
    name: 'provozovatel.csv',
    certainty: 'known',
    source: FILE_VII,
    key: ['IDProvozovatel'],
    columns: [id('IDProvozovatel'), column('Nazev', 'text', { isRequired: true })],
    isWritten: true,
    isRegister: true,
  },
  {
    name: 'misto.csv',
    certainty: 'known',
    source: FILE_VII,
    key: ['IDMisto'],
    columns: [
      id('IDMisto'),
      column('Kraj', 'text', unchanging),
      column('PSC', 'text', unchanging),
      column('TypMisto', 'text', { ...unchanging, isRequired: true }),
    ],
    isWritten: true,
    isRegister: true,
  },
  {
    name: 'herni_pozice.csv',
    certainty: 'known',
    source: FILE_VII,
    key: ['IDPozice'],
    columns: [id('IDPozice'), id('IDMisto', { refersTo: 'misto.csv' })],
    // What a position of an internet game is was not found.
    isWritten: false,
    isRegister: true,
  },
  {
    name: 'evidence_her.csv',
    certainty: 'known',
    source: FILE_VII,
    key: ['IDHra'],
    columns: [
      id('IDHra'),
      column('Nazev', 'text', { isRequired: true }),
      column('HraKategorie', 'text', { ...unchanging, isRequired: true }),
    ],
    isWritten: true,
    isRegister: true,
  },
  {
    name: 'konto.csv',
    certainty: 'known',
    source: FILE_VII,
    key: ['IDKonto'],
    columns: [
      id('IDKonto'),
      column('ZrizeniCas', 'moment', { ...unchanging, isRequired: true }),
      column('ZruseniCas', 'moment'),
    ],
    isWritten: true,
    isRegister: true,
  },
  {
    name: 'jedna_hra.csv',
    certainty: 'known',
    source: `${FILE_VII}: lottery, totaliser, bingo and live games only`,
    key: ['IDHra'],
    columns: [id('IDHra')],
    isWritten: false,
    isRegister: false,
  },
  {
    name: 'hra_souhrn.csv',
    certainty: 'assumed',
    source: NOT_FOUND,
    key: ['IDKonto', 'IDHra', 'Mena'],
    columns: [
      id('IDKonto', { refersTo: 'konto.csv' }),
      id('IDHra', { refersTo: 'evidence_her.csv' }),
      column('Mena', 'text', { isRequired: true }),
      column('PocetHer', 'count', { isRequired: true }),
      column('Vklady', 'amount', { isRequired: true }),
      column('Vyhry', 'amount', { isRequired: true }),
    ],
    isWritten: true,
    isRegister: false,
  },
  {
    name: 'konto_pohyb.csv',
    certainty: 'assumed',
    source: NOT_FOUND,
    key: ['IDKonto', 'DruhPohybu', 'Mena'],
    columns: [
      id('IDKonto', { refersTo: 'konto.csv' }),
      column('DruhPohybu', 'text', { isRequired: true }),
      column('Mena', 'text', { isRequired: true }),
      column('Pocet', 'count', { isRequired: true }),
      column('Prichozi', 'amount', { isRequired: true }),
      column('Odchozi', 'amount', { isRequired: true }),
    ],
    isWritten: true,
    isRegister: false,
  },
]

export const AISG_FORMAT = {
  /** Of this description, ours; kept with each package. */
  version: '2026-11-26',
  files,
  /** Three packages a day (CZ-32): the hours at which a period begins, on the wall of the market. */
  periods: { certainty: 'example', hours: ['00:00', '08:00', '16:00'] },
  /** "At most 50 characters, two parts: operator number and own string" (CZ-31); what stands between them is ours. */
  id: { certainty: 'known', lengthMax: 50, separator: '-' },
  /** Sign between cells, end of a line, encoding. */
  csv: { certainty: 'assumed', separator: ';', lineEnd: '\r\n' },
  /** Codes of what a record is of: no list was found. */
  codes: { certainty: 'assumed', placeOfInternetGame: 'INTERNET', technicalGame: 'TECHNICKA' },
  /** Compressed, encrypted and sealed (CZ-30): by which algorithms was not found. */
  envelope: { certainty: 'assumed', compression: 'ZIP', seal: 'RSA-SHA256', encryption: 'RSA-OAEP-SHA256+A256GCM' },
  /** Our figure: an answer is expected within this many hours after a period; then the package is late. */
  answerDueHours: { certainty: 'assumed', hours: 12 },
  /** Names of the files of a confirmation (CZ-30); their columns are ours. */
  reports: {
    certainty: 'known',
    interface: 'validation-report.csv',
    interfaceErrors: 'validation-errors.csv',
    processing: 'validation-processing.txt',
    database: 'db-validation-report.csv',
    databaseErrors: 'db-validation-errors.csv',
  },
} as const satisfies Record<string, unknown>

export const WRITTEN_FILES: readonly FileFormat[] = files.filter(({ isWritten }) => isWritten)

/** How a file of a package is made; undefined for one that the format does not name. */
export function fileFormat(name: string): FileFormat | undefined {
  return files.find((file) => file.name === name)
}

/** An identifier of ours: the operator's number and our own string. */
export function aisgId(operator: string, own: string | number): string {
  return `${operator}${AISG_FORMAT.id.separator}${own}`
}

/**
 * Name of a package: operator, beginning of its period (UTC), version. How the ministry names packages was not found.
 * @param periodFrom ISO 8601
 */
export function packageName(operator: string, periodFrom: string, version: number): string {
  return `${operator}_${periodFrom.slice(0, 16).replaceAll(/[-:]/g, '')}_v${String(version).padStart(3, '0')}`
}

const NAME =
  /^(?<operator>[^_]+)_(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})T(?<hour>\d{2})(?<minute>\d{2})_v(?<version>\d{3,})$/

/** What the name of a package says; undefined where it is none. */
export function readPackageName(
  name: string,
): { readonly operator: string; readonly from: Date; readonly version: number } | undefined {
  const { operator = '', year, month, day, hour, minute, version } = NAME.exec(name)?.groups ?? {}
  const from = new Date(`${year}-${month}-${day}T${hour}:${minute}:00.000Z`)
  return Number.isNaN(from.getTime()) ? undefined : { operator, from, version: Number(version) }
}
