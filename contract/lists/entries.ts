import { Type } from 'typebox'
import { WALLET_PARTS, WalletPartName } from '../shapes/wallet-money.ts'
import { defineList } from './list.ts'

/** Entries of one player's accounts in the books, the newest first. */
export const entryList = defineList({
  name: 'entries',
  permission: 'money.read',
  of: ['playerId'],
  columns: [
    { key: 'createdAt', kind: 'moment', text: 'entries.time' },
    { key: 'kind', kind: 'text', text: 'entries.kind', choiceText: 'movement' },
    {
      key: 'part',
      kind: 'choice',
      text: 'lists.part',
      choices: WALLET_PARTS,
      choiceText: 'part',
      isExtra: true,
      filter: { is: 'part' },
    },
    { key: 'contraAccount', kind: 'text', text: 'entries.contra' },
    { key: 'debitMinor', kind: 'number', text: 'lists.debit' },
    { key: 'creditMinor', kind: 'number', text: 'lists.credit' },
    { key: 'balanceAfter', kind: 'money', text: 'lists.balance' },
    { key: 'payment', at: 'payment.referenceNumber', kind: 'text', text: 'deposits.reference', isExtra: true },
    { key: 'reference', kind: 'text', text: 'entries.reference', isExtra: true },
    { key: 'sequence', kind: 'number', text: 'entries.sequence', isExtra: true },
  ],
  filters: { part: Type.Optional(WalletPartName) },
  order: { by: 'createdAt', descending: true },
})
