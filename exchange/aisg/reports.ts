import { AISG_FORMAT } from './format.ts'
import { readCells } from './records.ts'
import type { DatabaseFinding } from './validate-database.ts'
import type { InterfaceFault } from './validate-interface.ts'

export type Verdict = 'OK' | 'ERR'

/** What a validator says of a package. An OK may carry findings of the database layer that are only remarks. */
export type Validation = {
  readonly verdict: Verdict
  readonly faults: readonly InterfaceFault[]
  readonly findings: readonly DatabaseFinding[]
}

/** The database layer is asked only where the first one let a package in. */
export function judgePackage(faults: readonly InterfaceFault[], judge: () => readonly DatabaseFinding[]): Validation {
  const findings = faults.length > 0 ? [] : judge()
  const isRefused = faults.length > 0 || findings.some(({ isFault }) => isFault)
  return { verdict: isRefused ? 'ERR' : 'OK', faults, findings }
}

const { separator, lineEnd } = AISG_FORMAT.csv
const lines = (...rows: readonly (readonly (string | number)[])[]) =>
  rows.map((cells) => cells.join(separator) + lineEnd).join('')

/** The five files of a confirmation. */
export function writeReports(packageName: string, { verdict, faults, findings }: Validation): Map<string, string> {
  const { reports } = AISG_FORMAT
  const ofInterface = faults.length > 0 ? 'ERR' : 'OK'
  const ofDatabase = findings.some(({ isFault }) => isFault) ? 'ERR' : 'OK'
  return new Map([
    [reports.interface, lines(['Balicek', 'Vysledek', 'PocetChyb'], [packageName, ofInterface, faults.length])],
    [
      reports.interfaceErrors,
      lines(
        ['Soubor', 'Radek', 'Sloupec', 'Kod'],
        ...faults.map(({ file, line, column, code }) => [file, line, column, code]),
      ),
    ],
    [reports.processing, `${packageName}: ${verdict}${lineEnd}`],
    [reports.database, lines(['Balicek', 'Vysledek', 'PocetNalezu'], [packageName, ofDatabase, findings.length])],
    [
      reports.databaseErrors,
      lines(
        ['Soubor', 'Klic', 'Sloupec', 'Kod', 'Zavaznost'],
        ...findings.map(({ file, key, column, code, isFault }) => [
          file,
          key,
          column,
          code,
          isFault ? 'CHYBA' : 'UPOZORNENI',
        ]),
      ),
    ],
  ])
}

/** Reads a confirmation. Undefined where one of its files is missing or says nothing. */
export function readReports(files: ReadonlyMap<string, string>): Validation | undefined {
  const { reports } = AISG_FORMAT
  const names = [
    reports.interface,
    reports.interfaceErrors,
    reports.processing,
    reports.database,
    reports.databaseErrors,
  ]
  if (names.some((name) => !files.has(name))) return undefined
  const rows = (name: string) => (readCells(files.get(name) ?? '') ?? []).slice(1)
  const [first, second] = [rows(reports.interface)[0]?.[1], rows(reports.database)[0]?.[1]]
  if (!isVerdict(first) || !isVerdict(second)) return undefined
  return {
    verdict: first === 'OK' && second === 'OK' ? 'OK' : 'ERR',
    faults: rows(reports.interfaceErrors).map(([file = '', line = '0', column = '', code = '']) => ({
      file,
      line: Number(line) || 0,
      column,
      // Codes of the ministry are shown as they are.
      code: code as InterfaceFault['code'],
    })),
    findings: rows(reports.databaseErrors).map(([file = '', key = '', column = '', code = '', weight = '']) => ({
      file,
      key,
      column,
      code: code as DatabaseFinding['code'],
      isFault: weight === 'CHYBA',
    })),
  }
}

const isVerdict = (value: unknown): value is Verdict => value === 'OK' || value === 'ERR'
