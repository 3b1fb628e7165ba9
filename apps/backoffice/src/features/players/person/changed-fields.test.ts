import { expect, test } from 'vitest'
import { changedFields, type PersonForm } from './changed-fields.ts'

const jana: PersonForm = {
  TitleBefore: '',
  FirstName: 'Jana',
  Surname: 'Nováková',
  BirthDate: '1991-04-12',
  BirthNumber: '',
  BirthPlace: 'Brno',
  Nationality: 'CZE',
  Databox: '',
  PermanentAddress: { street: 'Sokolská', houseNumber: '1', town: 'Praha', postCode: '12000', country: 'CZE' },
}

test('nothing is sent without a change; surrounding blanks are ignored', () => {
  expect(changedFields(jana, { ...jana, FirstName: ' Jana ' })).toEqual([])
})
test('only what changed is sent, an emptied field too', () => {
  expect(changedFields(jana, { ...jana, Surname: 'Malá', BirthPlace: '' })).toEqual([
    { fieldType: 'Surname', value: 'Malá' },
    { fieldType: 'BirthPlace', value: '' },
  ])
})
test('an address is sent as a whole', () => {
  const moved = { ...jana.PermanentAddress, houseNumber: '2' }
  expect(changedFields(jana, { ...jana, PermanentAddress: moved })).toEqual([
    { fieldType: 'PermanentAddress', value: moved },
  ])
})
