import { packageCan } from '#contract/states/package-states.ts'
import { emptyPreview, type Action } from '#server/approvals/index.ts'
import { newId, refuse, type Transaction } from '#server/kernel/index.ts'
import type { AuthorityNeeds } from '../needs.ts'
import { insertCorrection, isCorrectionWaiting } from './corrections.queries.ts'
import { countLater, lockPackage, type PackageRow } from './packages.queries.ts'

type Input = { readonly packageId: string }
type Done = { readonly done: true }

/** Asks for a higher version of a period. The worker makes it from the books of then, and judges all later packages again. */
export function correctPackageAction(needs: AuthorityNeeds): Action<Input, Done> {
  const { clock, target } = needs
  return {
    key: 'authorities.correct-package',
    permission: 'authorities.manage',
    preview: async (tx, { packageId }) => {
      const { id, name, version, periodFrom } = await lockToCorrect(needs, tx, packageId)
      return {
        ...emptyPreview,
        subject: { kind: 'authority-package', id, label: name },
        touched: { kind: 'packages', count: await countLater(tx, target, periodFrom) },
        changes: [{ field: 'version', before: version, after: version + 1 }],
      }
    },
    run: async (tx, { packageId }, { asker, approver, reason }) => {
      await lockToCorrect(needs, tx, packageId)
      const at = clock.now()
      await insertCorrection(tx, { id: newId(at), target, packageId, reason, at, asker, signer: approver })
      return { done: true }
    },
  }
}

async function lockToCorrect({ target }: AuthorityNeeds, tx: Transaction, packageId: string): Promise<PackageRow> {
  const row = await lockPackage(tx, target, packageId)
  if (!row) return refuse('ERR_PACKAGE_NOT_FOUND')
  if (!row.isCurrent || !packageCan('correct', row.state)) return refuse('ERR_PACKAGE_STATE')
  return (await isCorrectionWaiting(tx, packageId)) ? refuse('ERR_PACKAGE_STATE') : row
}
