import { listTransferFiles } from '#contract/play-v1/staff-withdrawals.ts'
import { makeListSource } from '#server/kernel/index.ts'
import type { WithdrawalNeeds } from './needs.ts'
import { showTransferFile } from './send-withdrawals.ts'
import { filesInSql, type TransferFileRow } from './transfer-files.queries.ts'

/** Files for the bank, as a list of the product: without what stands in them. */
export const transferFilesListed = ({ db }: Pick<WithdrawalNeeds, 'db'>) =>
  makeListSource(
    { db },
    {
      of: filesInSql,
      call: listTransferFiles,
      show: (rows: readonly Omit<TransferFileRow, 'content'>[]) => rows.map(showTransferFile),
    },
  )
