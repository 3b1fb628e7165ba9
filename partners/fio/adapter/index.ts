import type { OpenStatementBank } from '../../adapter.ts'
import { valueOf } from '../../partner.ts'
import { makeFioBank } from './fio-bank.ts'

export const openFio: OpenStatementBank = (values) =>
  makeFioBank({ baseUrl: valueOf(values, 'FIO_BASE_URL'), token: valueOf(values, 'FIO_TOKEN') })
