import { expect, it } from 'vitest'
import { compareTerms } from './compare-terms.ts'

const words = {
  brand: 'Sample',
  operator: 'Operátor',
  companyNumber: '1',
  registeredOffice: 'Praha',
  registerEntry: 'C 1',
  licence: 'L',
  dataProtectionEmail: 'd@example.org',
  phone: '1',
  email: 'e@example.org',
  minAge: '18',
}

it('lists added and removed lines below their heading, without markup and with placeholders filled in', () => {
  const before = '# Money\n\nPaid in **48** hours by {operator}.\n\n# Play\n\n- by the rules\n\n# Gone\n\nNobody.'
  const after =
    '# Money\n\nPaid in **24** hours by {operator}.\n\n# Play\n\n- by the rules\n- at your own pace\n\n# New\n\nYou.'
  expect(compareTerms(before, after, words)).toEqual([
    {
      heading: 'Money',
      lines: [
        { kind: 'removed', text: 'Paid in 48 hours by Operátor.' },
        { kind: 'added', text: 'Paid in 24 hours by Operátor.' },
      ],
    },
    { heading: 'Play', lines: [{ kind: 'added', text: '– at your own pace' }] },
    {
      heading: null,
      lines: [
        { kind: 'added', text: 'New' },
        { kind: 'added', text: 'You.' },
      ],
    },
    {
      heading: null,
      lines: [
        { kind: 'removed', text: 'Gone' },
        { kind: 'removed', text: 'Nobody.' },
      ],
    },
  ])
  expect(compareTerms(before, before, words)).toEqual([])
})
