import { Bound, defineList, someOf } from './list.ts'

export const TRANSFER_FORMATS = ['abo', 'pain.001'] as const

/** Files of withdrawals for the bank. Its screen also has the list of withdrawals: the names of its filters differ. */
export const transferFileList = defineList({
  name: 'transfer-files',
  permission: 'payments.read',
  columns: [
    {
      key: 'createdAt',
      kind: 'moment',
      text: 'lists.created',
      sorts: true,
      filter: { from: 'filesFrom', to: 'filesTo' },
    },
    { key: 'name', kind: 'text', text: 'lists.name' },
    { key: 'count', kind: 'number', text: 'screen.withdrawals' },
    { key: 'total', kind: 'money', text: 'reports.sum', isSummed: true },
    { key: 'createdBy', kind: 'text', text: 'lists.writtenBy' },
    {
      key: 'format',
      kind: 'choice',
      text: 'lists.format',
      isExtra: true,
      choices: TRANSFER_FORMATS,
      choiceText: 'withdrawals.fileFormat',
      filter: { anyOf: 'fileFormats' },
    },
  ],
  filters: { filesFrom: Bound, filesTo: Bound, fileFormats: someOf(TRANSFER_FORMATS) },
  bornAt: 'createdAt',
  order: { by: 'createdAt', descending: true },
})
