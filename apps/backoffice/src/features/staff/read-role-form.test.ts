import { expect, test } from 'vitest'
import { readRoleForm, type RoleForm } from './read-role-form.ts'

const FORM: RoleForm = { key: 'night-desk', name: ' Noc ', idle: '', networks: '', hours: null, permissions: [] }

test('a complete role is requested as typed', () => {
  const hours = { days: [1, 2], from: '22:00', until: '06:00' }
  const { body, problems } = readRoleForm({ ...FORM, idle: '10', networks: '10.1.0.0/16, 2001:db8::/32', hours })
  expect(problems).toEqual([])
  expect(body).toEqual({
    role: 'night-desk',
    name: 'Noc',
    permissions: [],
    idleMinutes: 10,
    networks: ['10.1.0.0/16', '2001:db8::/32'],
    hours,
  })
  expect(readRoleForm(FORM).body).toMatchObject({ idleMinutes: null, networks: [], hours: null })
})

test.each([
  [{ key: 'Noc' }, 'key'],
  [{ name: '  ' }, 'name'],
  [{ idle: '61' }, 'idle'],
  [{ idle: '1,5' }, 'idle'],
  [{ networks: '10.1.0.0' }, 'networks'],
  [{ networks: 'office' }, 'networks'],
  [{ hours: { days: [], from: '08:00', until: '18:00' } }, 'hours'],
  [{ hours: { days: [1], from: '08:00', until: '08:00' } }, 'hours'],
] as const)('%j is wrong: %s', (some, field) => {
  expect(readRoleForm({ ...FORM, ...some } as RoleForm).problems).toEqual([field])
})
