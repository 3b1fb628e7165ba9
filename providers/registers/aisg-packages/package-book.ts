import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPackageName } from '#exchange/aisg/format.ts'
import type { AisgFiles, AisgRecord } from '#exchange/aisg/records.ts'
import { judgePackage, type Validation } from '#exchange/aisg/reports.ts'
import { recordsGiven, validateDatabase } from '#exchange/aisg/validate-database.ts'
import { validateInterface } from '#exchange/aisg/validate-interface.ts'

type Kept = {
  readonly name: string
  readonly operator: string
  readonly from: Date
  readonly version: number
  readonly files: AisgFiles
  verdict: 'OK' | 'ERR'
}

/** The longest period: eight hours, and one when the clocks change. */
const PERIOD_MAX_MS = 9 * 3_600_000

/**
 * What the authority keeps of packages, and how it judges them: each against current packages of earlier periods that it accepted, and after
 * a higher version all later ones again.
 * @param folder where they are kept from one start to the next; without it they are in memory
 */
export function makePackageBook(folder: string | undefined) {
  const kept = new Map<string, Kept>()
  for (const one of read(folder)) keep(one)
  function keep(one: Kept): void {
    kept.set(one.name, one)
  }
  /** The highest version of each period of an operator, in their order. */
  const current = (operator: string): Kept[] => {
    const byPeriod = new Map<number, Kept>()
    for (const one of kept.values()) {
      const before = byPeriod.get(one.from.getTime())
      if (one.operator === operator && (before?.version ?? 0) < one.version) byPeriod.set(one.from.getTime(), one)
    }
    return [...byPeriod.values()].toSorted((a, b) => a.from.getTime() - b.from.getTime())
  }
  const judge = (one: Kept): Validation => {
    const known = new Map<string, AisgRecord>()
    for (const earlier of current(one.operator))
      if (earlier.from < one.from && earlier.verdict === 'OK')
        for (const { file, key, fixed } of recordsGiven(earlier.files)) known.set(`${file} ${key}`, fixed)
    const to = new Date(one.from.getTime() + PERIOD_MAX_MS)
    return judgePackage(validateInterface(one.files, one.operator), () =>
      validateDatabase(one.files, (file, key) => known.get(`${file} ${key}`), {
        from: one.from.toISOString(),
        to: to.toISOString(),
      }),
    )
  }
  return {
    clear: () => kept.clear(),
    filesOf: (name: string) => kept.get(name)?.files,
    /**
     * Takes a package in and judges it; then all later ones again against it, of which only those that are refused now are reported (CZ-34).
     * @param spoil what the sandbox makes of the verdict: later packages are judged by it too
     */
    take(
      name: string,
      files: AisgFiles,
      spoil: (validation: Validation) => Validation,
    ): { readonly name: string; readonly validation: Validation }[] {
      const told = readPackageName(name)
      if (!told) return []
      const one: Kept = { name, ...told, files, verdict: 'ERR' }
      keep(one)
      const validation = spoil(judge(one))
      one.verdict = validation.verdict
      write(folder, one)
      const answers = [{ name, validation }]
      for (const later of current(told.operator).filter(({ from }) => from > told.from)) {
        const again = judge(later)
        const isNewlyRefused = later.verdict === 'OK' && again.verdict === 'ERR'
        later.verdict = again.verdict
        if (isNewlyRefused) answers.push({ name: later.name, validation: again })
      }
      return answers
    },
  }
}

type Stored = {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  readonly verdict: 'OK' | 'ERR'
}

function read(folder: string | undefined): Kept[] {
  if (folder === undefined || !existsSync(folder)) return []
  return readdirSync(folder).flatMap((file) => {
    const { name, files, verdict } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Stored
    const told = readPackageName(name)
    return told ? [{ name, ...told, files: new Map(Object.entries(files)), verdict }] : []
  })
}

function write(folder: string | undefined, { name, files, verdict }: Kept): void {
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const stored: Stored = { name, files: Object.fromEntries(files), verdict }
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(stored))
}
