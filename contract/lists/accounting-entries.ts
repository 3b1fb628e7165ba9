import { Type } from 'typebox'
import { defineList } from './list.ts'

const Path = Type.Optional(Type.String({ minLength: 1, maxLength: 200 }))

/** The entries that are summed in one row of the accounting log, by account. */
export const accountingEntryList = defineList({
  name: 'accounting-entries',
  permission: 'reports.players',
  columns: [
    { key: 'at', kind: 'moment', text: 'entries.time' },
    { key: 'account', kind: 'text', text: 'reports.account', filter: { is: 'account' } },
    { key: 'contra', kind: 'text', text: 'entries.contra', filter: { is: 'contra' } },
    { key: 'sequence', kind: 'number', text: 'entries.sequence' },
    { key: 'debit', kind: 'money', text: 'reports.figure.debitMinor', isSummed: true },
    { key: 'credit', kind: 'money', text: 'reports.figure.creditMinor', isSummed: true },
    { key: 'reference', kind: 'text', text: 'entries.reference' },
    { key: 'playerId', kind: 'player', text: 'audit.player', isExtra: true },
  ],
  filters: { account: Path, contra: Path },
  of: ['rowId'],
  order: { by: 'sequence', descending: false },
})
