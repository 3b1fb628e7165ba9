import { accountMigrationSealedColumns } from '#server/account-migration/index.ts'
import { approvalSealedColumns } from '#server/approvals/index.ts'
import { auditSealedColumns } from '#server/audit/index.ts'
import { cardSealedColumns } from '#server/cards/index.ts'
import { cashDeskSealedColumns } from '#server/cash-desk/index.ts'
import { documentSealedColumns } from '#server/documents/index.ts'
import { dossierSealedColumns } from '#server/dossier/index.ts'
import type { SealedColumn } from '#server/kernel/index.ts'
import { listSealedColumns } from '#server/lists/index.ts'
import { paymentSealedColumns } from '#server/payments/index.ts'
import { playerSealedColumns } from '#server/players/index.ts'
import { privacySealedColumns } from '#server/privacy/index.ts'
import { registrationSealedColumns } from '#server/registration/index.ts'
import { riskSealedColumns } from '#server/risk/index.ts'
import { supportSealedColumns } from '#server/support/index.ts'
import { triggerSealedColumns } from '#server/triggers/index.ts'

/** Every column of every room that the field cipher encrypts. */
export const sealedColumns: readonly SealedColumn[] = [
  ...playerSealedColumns,
  ...documentSealedColumns,
  ...cardSealedColumns,
  ...cashDeskSealedColumns,
  ...paymentSealedColumns,
  ...registrationSealedColumns,
  ...accountMigrationSealedColumns,
  ...privacySealedColumns,
  ...approvalSealedColumns,
  ...auditSealedColumns,
  ...supportSealedColumns,
  ...triggerSealedColumns,
  ...listSealedColumns,
  ...dossierSealedColumns,
  ...riskSealedColumns,
]
