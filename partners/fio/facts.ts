import type { StatementBankFacts } from '../partner-facts.ts'

export const fio = { key: 'fio', name: 'Fio', format: 'fio' } as const satisfies StatementBankFacts
