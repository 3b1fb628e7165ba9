import type { ReplyOf } from '#contract/call.ts'
import type { comparePackage as call, PackageDifference } from '#contract/play-v1/authorities.ts'
import { fileFormat } from '#exchange/aisg/format.ts'
import { keyOf, readRecords, type AisgFiles, type AisgRecord } from '#exchange/aisg/records.ts'
import type { Input, Querier } from '#server/kernel/index.ts'
import type { AuthorityNeeds } from '../needs.ts'
import { collectFiles } from './collect-records.ts'
import { findPackage, findVersionBefore, listFiles } from './packages.queries.ts'

const SHOWN = 200

/** The differences of a package from the version before it, or from the current books. */
export async function comparePackage(
  needs: AuthorityNeeds,
  { query: { packageId, with: other }, refuse }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const { db, target, clock } = needs
  const row = await findPackage(db, target, packageId)
  if (!row) return refuse('ERR_PACKAGE_NOT_FOUND')
  const own = await readFiles(db, row.id)
  const comparedAt = clock.now().toISOString()
  if (other === 'books') {
    const now = await collectFiles(db, needs, { from: row.periodFrom, to: row.periodTo })
    const differences = differencesOf(own, now)
    return { differences: differences.slice(0, SHOWN), count: differences.length, comparedAt }
  }
  const before = await findVersionBefore(db, row)
  const differences = before ? differencesOf(await readFiles(db, before.id), own) : []
  return { differences: differences.slice(0, SHOWN), count: differences.length, comparedAt }
}

async function readFiles(db: Querier, packageId: string): Promise<AisgFiles> {
  return new Map((await listFiles(db, packageId)).map(({ name, content }) => [name, content]))
}

/** Records that only one side has, and different values, by file and key. */
export function differencesOf(before: AisgFiles, after: AisgFiles): PackageDifference[] {
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((file) => {
    const [old, made] = [byKey(file, before.get(file) ?? ''), byKey(file, after.get(file) ?? '')]
    return [...new Set([...old.keys(), ...made.keys()])].toSorted().flatMap((key) => {
      const found = compareRecords(old.get(key), made.get(key))
      return found ? [{ file, key, ...found }] : []
    })
  })
}

function byKey(file: string, text: string): Map<string, AisgRecord> {
  const format = fileFormat(file)
  return new Map(readRecords(text).map((record) => [format ? keyOf(format, record) : JSON.stringify(record), record]))
}

function compareRecords(
  before: AisgRecord | undefined,
  after: AisgRecord | undefined,
): Pick<PackageDifference, 'kind' | 'values'> | undefined {
  const columns = Object.keys(after ?? before ?? {})
  const values = columns.flatMap((column) => {
    const [was, is] = [before?.[column] ?? null, after?.[column] ?? null]
    return was === is ? [] : [{ column, before: was, after: is }]
  })
  if (values.length === 0) return undefined
  if (!before) return { kind: 'added', values }
  return { kind: after ? 'changed' : 'removed', values }
}
