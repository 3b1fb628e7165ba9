import type { SealedColumn } from '#server/kernel/index.ts'
import { dismissalBelongsTo, stepBelongsTo } from './cases/show-case.ts'
import { reportBelongsTo } from './reports/make-report.ts'

/** Columns of this room that are sealed again when the key changes. */
export const riskSealedColumns: readonly SealedColumn[] = [
  { table: 'risk.case_step', column: 'words_sealed', by: ['id'], belongsTo: (id = '') => stepBelongsTo(id) },
  { table: 'risk.alert', column: 'words_sealed', by: ['id'], belongsTo: (id = '') => dismissalBelongsTo(id) },
  { table: 'risk.report', column: 'words_sealed', by: ['id'], belongsTo: (id = '') => reportBelongsTo(id) },
]
