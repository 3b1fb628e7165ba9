import { makeFieldCipher, readFieldKeys, type Database } from '#server/kernel/index.ts'
import { birthNumberBelongsTo, birthNumberIndex } from '#server/players/index.ts'
import { good, look, wrong, type Finding } from './finding.ts'
import * as queries from './doctor.queries.ts'

const WAY_OUT =
  'Use the keys with which this database was filled; they are kept apart from its backup (docs/guides/backup.md).'

/** Whether FIELD_KEYS and FIELD_INDEX_KEY are those with which the personal data of this database was sealed. */
export async function checkKeys(db: Database, env: Readonly<Record<string, string | undefined>>): Promise<Finding[]> {
  const [keys, indexKey] = [env['FIELD_KEYS']?.trim() ?? '', env['FIELD_INDEX_KEY']?.trim() ?? '']
  if (keys === '' || indexKey === '') return [wrong('FIELD_KEYS or FIELD_INDEX_KEY is missing', WAY_OUT)]
  const read = readFieldKeys(keys, indexKey)
  if ('problems' in read) return read.problems.map((problem) => wrong(problem, WAY_OUT))
  const cipher = makeFieldCipher(read)
  const sealed = await queries.listSealedBirthNumbers(db)
  if (sealed.length === 0) return [look('no personal data is sealed yet: the keys cannot be checked', 'Nothing to do.')]
  for (const { playerId, number, index } of sealed) {
    const [, id = ''] = number.split('.')
    if (!read.keys.some((one) => one.id === id))
      return [wrong(`FIELD_KEYS lacks the key ${id}: what it sealed does not open`, WAY_OUT)]
    let plain: string
    try {
      plain = cipher.open(number, birthNumberBelongsTo(playerId))
    } catch {
      return [wrong(`the key ${id} of FIELD_KEYS is another than the one that sealed personal data`, WAY_OUT)]
    }
    if (birthNumberIndex(cipher, plain) !== index)
      return [
        wrong('FIELD_INDEX_KEY is another than the one of this database: nobody is found by a birth number', WAY_OUT),
      ]
  }
  return [good('FIELD_KEYS and FIELD_INDEX_KEY open personal data of this database')]
}
