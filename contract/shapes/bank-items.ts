import { Type } from 'typebox'
import { personal } from '../personal.ts'
import { Instant, Uuid } from './fields.ts'
import { Money } from './money.ts'
import { ownStatementFormats } from './payment-names.ts'

/** The result of matching a movement on our account; `open`: a person has to decide. */
export const BANK_ITEM_STATES = ['open', 'deposit', 'withdrawal', 'withdrawal-return', 'sent-back', 'other'] as const
/** Why a movement was not matched to a payment automatically. */
export const BANK_ITEM_PROBLEMS = [
  'no-variable-symbol',
  'unknown-variable-symbol',
  'another-amount',
  'another-currency',
  'another-account',
  'payer-another-player',
  'payer-another-name',
  'payer-unknown',
  'paid-before',
  'not-a-bank-transfer',
  'deposit-taken-back',
  'returned-by-bank',
  /** Another movement was the payment, or the return, of the same withdrawal. */
  'on-statement-before',
  /** The partner that pays the withdrawal out is being asked, and may pay it at any moment. */
  'with-partner',
  /** A partner has paid the withdrawal, so that our bank has paid it too, or has returned what it paid. */
  'paid-by-partner',
] as const

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** One movement on our account, as reported by its bank. Positive: incoming. */
export const BankItem = Type.Object({
  itemId: Uuid,
  account: Type.String(),
  bankRef: Type.String(),
  bookedOn: Type.String({ format: 'date' }),
  amount: Money,
  counterAccount: orNull(personal('account')),
  counterName: orNull(personal('name')),
  variableSymbol: orNull(Type.String()),
  message: orNull(personal('text')),
  isReturn: Type.Boolean(),
  state: Type.Enum([...BANK_ITEM_STATES]),
  /** One of `BANK_ITEM_PROBLEMS`, or `deposit-` or `withdrawal-` with the state of the payment. */
  problem: orNull(Type.String()),
  judgedBy: orNull(Type.String()),
  explanation: orNull(Type.String()),
})

/** An imported statement, with the number of its movements. */
export const BankStatement = Type.Object({
  statementId: Uuid,
  /** The two standard formats, and those of banks' own APIs. */
  format: Type.Enum(['camt.053', 'gpc', ...ownStatementFormats]),
  number: Type.String(),
  account: Type.String(),
  fromDay: Type.String({ format: 'date' }),
  toDay: Type.String({ format: 'date' }),
  opening: Money,
  closing: Money,
  items: Type.Integer(),
  openItems: Type.Integer(),
  importedAt: Instant,
  /** Null when it was fetched from the bank. */
  importedBy: Type.Union([Type.String(), Type.Null()]),
})
