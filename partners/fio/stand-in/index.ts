import { valueOf } from '../../partner.ts'
import type { MakeStandIn } from '../../stand-in.ts'
import { buildFio } from './fio-server.ts'

export const standIn: MakeStandIn = ({ values, currency, iban }) =>
  buildFio({ token: valueOf(values, 'FIO_TOKEN'), iban, currency })
