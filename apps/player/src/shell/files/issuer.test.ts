import { expect, it } from 'vitest'
import { issuerOf } from './issuer.ts'

const nothing = {
  name: null,
  companyNumber: null,
  registeredOffice: null,
  registerEntry: null,
  licence: null,
  dataProtectionEmail: null,
  suspicionReportConfirmedBy: null,
}

it('names the company that gives out a receipt, and never where to look for it', () => {
  const operator = { ...nothing, name: 'Hry s.r.o.', companyNumber: '01234567', registeredOffice: 'Dlouhá 1, Praha' }
  expect(issuerOf({ operator }, 'Na stránce Kontakty.')).toEqual(['Hry s.r.o., 01234567', 'Dlouhá 1, Praha'])
})
it('says where it will be until the company is told', () => {
  expect(issuerOf({ operator: nothing }, 'Na stránce Kontakty.')).toEqual(['Na stránce Kontakty.'])
})
