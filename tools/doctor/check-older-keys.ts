import { sealedColumns } from '#apps/api/sealed-columns.ts'
import { countSealed, readFieldKeys, type Database } from '#server/kernel/index.ts'
import { good, look, wrong, type Finding } from './finding.ts'
import * as queries from './doctor.queries.ts'

/**
 * Whether the older keys of FIELD_KEYS are still needed, and whether one is missing. Only where there are several: it reads every sealed
 * value.
 */
export async function checkOlderKeys(
  db: Database,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Finding[]> {
  const read = readFieldKeys(env['FIELD_KEYS']?.trim() ?? '', env['FIELD_INDEX_KEY']?.trim() ?? '')
  if ('problems' in read || read.keys.length < 2) return []
  const counts = new Map<string, number>()
  const add = ({ id, count }: queries.SealedByKey) => counts.set(id, (counts.get(id) ?? 0) + count)
  for (const file of await queries.countFilesByKey(db)) add(file)
  for (const column of sealedColumns) for (const value of await countSealed(db, column)) add(value)
  const [newest, ...older] = read.keys.map(({ id }) => id)
  const known = new Set([newest, ...older])
  const lost = [...counts].filter(([id]) => !known.has(id))
  const needed = older.filter((id) => counts.has(id))
  return [
    ...lost.map(([id, count]) =>
      wrong(
        `FIELD_KEYS lacks the key ${id}, which has sealed ${count} values and files`,
        'Put it back behind the others: until then nobody can read them (docs/guides/backup.md).',
      ),
    ),
    ...needed.map((id) =>
      look(
        `the key ${id} is still needed: ${counts.get(id)} values and files are sealed with it`,
        'Keep it. The worker seals them with the first key at night; if it does not, its log names what does not open.',
      ),
    ),
    ...(needed.length > 0
      ? []
      : [
          good(
            `nothing is sealed with ${older.join(', ')} any more: it can go when archives made before are a week old`,
          ),
        ]),
  ]
}
