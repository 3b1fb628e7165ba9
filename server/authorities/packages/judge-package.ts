import { judgePackage, type Validation } from '#exchange/aisg/reports.ts'
import type { AisgFiles } from '#exchange/aisg/records.ts'
import { recordsNamed, validateDatabase } from '#exchange/aisg/validate-database.ts'
import { validateInterface } from '#exchange/aisg/validate-interface.ts'
import type { Querier } from '#server/kernel/index.ts'
import type { AuthorityNeeds } from '../needs.ts'
import { findKnown } from './records.queries.ts'

/** Validates the files of a period with both layers of the validator, against the current packages before it. */
export async function judgeFiles(
  db: Querier,
  { target, operator }: Pick<AuthorityNeeds, 'target' | 'operator'>,
  { from, to, files }: { readonly from: Date; readonly to: Date; readonly files: AisgFiles },
): Promise<Validation> {
  const known = await findKnown(db, { target, from, named: recordsNamed(files) })
  const fixed = new Map(known.map((one) => [`${one.file} ${one.key}`, one.fixed]))
  return judgePackage(validateInterface(files, operator.number), () =>
    validateDatabase(files, (file, key) => fixed.get(`${file} ${key}`), {
      from: from.toISOString(),
      to: to.toISOString(),
    }),
  )
}
