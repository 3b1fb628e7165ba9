import { fileFormat, type FileFormat } from './format.ts'
import { fixedOf, keyOf, readRecords, type AisgFiles, type AisgRecord } from './records.ts'

/** A finding of the database layer: it names a key (mfcr.cz 49298). A remark leaves the package accepted. */
export type DatabaseFinding = {
  readonly file: string
  readonly key: string
  readonly column: string
  readonly code: DatabaseCode
  readonly isFault: boolean
}

/** Codes of findings. The ministry's own were not found. */
export type DatabaseCode = 'REFERENCE_MISSING' | 'UNCHANGING_CHANGED' | 'OUTSIDE_PERIOD' | 'WIN_WITHOUT_GAME'

/** What accepted packages before this one have said of a record; undefined for one that was never given. */
export type KnownRecords = (file: string, key: string) => AisgRecord | undefined

const FINDINGS_MAX = 1_000

/** The second layer: references to other records, values that never change, and what is only odd. */
export function validateDatabase(
  files: AisgFiles,
  known: KnownRecords,
  period: { readonly from: string; readonly to: string },
): DatabaseFinding[] {
  const findings: DatabaseFinding[] = []
  const tell = (one: DatabaseFinding) => {
    if (findings.length < FINDINGS_MAX) findings.push(one)
  }
  const read = new Map([...files].map(([name, text]) => [name, readRecords(text)]))
  const given = givenIn(read)
  for (const [name, records] of read) {
    const format = fileFormat(name)
    if (!format) continue
    for (const record of records) {
      const key = keyOf(format, record)
      const finding = (column: string, code: DatabaseCode, isFault = true) =>
        tell({ file: name, key, column, code, isFault })
      for (const { name: column, refersTo } of format.columns) {
        const to = record[column] ?? ''
        if (refersTo !== undefined && !given.has(`${refersTo} ${to}`) && !known(refersTo, to))
          finding(column, 'REFERENCE_MISSING')
      }
      const before = known(name, key)
      if (before)
        for (const [column, value] of Object.entries(fixedOf(format, record)))
          if (before[column] !== undefined && before[column] !== value) finding(column, 'UNCHANGING_CHANGED')
      for (const column of oddities(name, record, period)) finding(column.name, column.code, false)
    }
  }
  return findings
}

/** Keys of registers that a package gives itself. */
function givenIn(read: ReadonlyMap<string, readonly AisgRecord[]>): ReadonlySet<string> {
  return new Set(
    [...read].flatMap(([name, records]) => {
      const format = fileFormat(name)
      return format?.isRegister ? records.map((record) => `${name} ${keyOf(format, record)}`) : []
    }),
  )
}

/** Records are given in the period in which they happened, and a win has a game. */
function oddities(
  file: string,
  record: AisgRecord,
  { from, to }: { readonly from: string; readonly to: string },
): { readonly name: string; readonly code: DatabaseCode }[] {
  if (file === 'konto.csv') {
    const moments = [record['ZrizeniCas'] ?? '', record['ZruseniCas'] ?? ''].filter((one) => one !== '')
    return moments.some((at) => at >= from && at < to) ? [] : [{ name: 'ZrizeniCas', code: 'OUTSIDE_PERIOD' }]
  }
  if (file === 'hra_souhrn.csv' && record['PocetHer'] === '0' && record['Vklady'] === '0.00')
    return [{ name: 'Vyhry', code: 'WIN_WITHOUT_GAME' }]
  return []
}

/** Records of registers that a package gives, with what never changes in them: what later packages are judged by. */
export function recordsGiven(files: AisgFiles): { file: string; key: string; fixed: AisgRecord }[] {
  return [...files].flatMap(([name, text]) => {
    const format: FileFormat | undefined = fileFormat(name)
    if (!format?.isRegister) return []
    return readRecords(text).map((record) => ({
      file: name,
      key: keyOf(format, record),
      fixed: fixedOf(format, record),
    }))
  })
}

/** Records of registers that a package refers to or gives: of these it must be known what was said before. */
export function recordsNamed(files: AisgFiles): { file: string; key: string }[] {
  const named = new Map<string, { file: string; key: string }>()
  for (const [name, text] of files) {
    const format = fileFormat(name)
    if (!format) continue
    for (const record of readRecords(text)) {
      const own = format.isRegister ? [{ file: name, key: keyOf(format, record) }] : []
      const others = format.columns.flatMap(({ name: column, refersTo }) =>
        refersTo === undefined ? [] : [{ file: refersTo, key: record[column] ?? '' }],
      )
      for (const one of [...own, ...others]) named.set(`${one.file} ${one.key}`, one)
    }
  }
  return [...named.values()]
}
