import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sealedColumns } from '#apps/api/sealed-columns.ts'
import { makeFieldCipher, newId, resealColumns, sql, type Database, type FieldCipher } from '#server/kernel/index.ts'
import { emptyProfile, insertPlayer, readProfile, saveProfile } from '#server/players/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'

const NOW = new Date('2026-11-22T10:00:00Z')
const oldKey = { id: 'first', key: Buffer.alloc(32, 1) }
const newKey = { id: 'second', key: Buffer.alloc(32, 2) }
const indexKey = Buffer.alloc(32, 3)
const old = makeFieldCipher({ keys: [oldKey], indexKey })
const both = makeFieldCipher({ keys: [newKey, oldKey], indexKey })
const withoutOld = makeFieldCipher({ keys: [newKey], indexKey })

/** Encrypted with another key: that of passwords. */
const OTHER_KEYS = ['sign_in.player_pin.pin_sealed', 'account_migration.old_account.pin_sealed']
const STAFF_SECRETS = /^sign_in\..*\.(totp_secret_sealed|enrolment_sealed|secret_sealed)$/

let db: TestDatabase
let playerId = 0
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db?.close())

async function openPlayer(cipher: FieldCipher): Promise<number> {
  return db.transaction(async (tx) => {
    const id = await insertPlayer(tx, {
      target: 'any',
      email: `${randomUUID()}@post.example`,
      firstName: 'Jana',
      surname: 'Nováková',
      birthDate: '1991-04-12',
      language: 'cs',
      currency: 'CZK',
      registeredAt: NOW,
      consents: [],
    })
    await saveProfile(tx, cipher, id, { ...emptyProfile, birthNumber: '9154120015' })
    return id
  })
}

const placeOf = (table: string, column: string, ...by: string[]) =>
  sealedColumns.find((one) => one.table === table && one.column === column)?.belongsTo(...by) ?? ''

/** An old account with a card, a card of a player, and an account at a bank, as those rooms write them. */
async function writeRows(cipher: FieldCipher): Promise<void> {
  const [oldAccount, card, account] = [newId(NOW), newId(NOW), newId(NOW)]
  const sealFor = (table: string, column: string, ...by: string[]) => cipher.seal('x', placeOf(table, column, ...by))
  await db.query(sql`
    insert into account_migration.old_account (id, target, source, reference, person_sealed, person_index, imported_at, forget_at)
    values (${oldAccount}, 'any', 'venue', ${oldAccount}, ${sealFor('account_migration.old_account', 'person_sealed', oldAccount)},
      'x', ${NOW}, ${NOW})`)
  await db.query(sql`
    insert into account_migration.old_card (target, number_index, old_account_id, number_sealed, last_digits)
    values ('any', ${oldAccount}, ${oldAccount},
      ${sealFor('account_migration.old_card', 'number_sealed', oldAccount, '1234')}, '1234')`)
  await db.query(sql`
    insert into cards.player_card (id, target, player_id, number_index, number_sealed, last_digits, added_at, changed_at)
    values (${card}, 'any', ${playerId}, ${card}, ${sealFor('cards.player_card', 'number_sealed', card)}, '1234', ${NOW}, ${NOW})`)
  await db.query(sql`
    insert into documents.bank_account (id, target, player_id, iban_sealed, iban_index, entered_at)
    values (${account}, 'any', ${playerId}, ${sealFor('documents.bank_account', 'iban_sealed', String(playerId))}, ${account}, ${NOW})`)
}

const WRITTEN = [
  ['account_migration.old_account', 'person_sealed', ['id']],
  ['account_migration.old_card', 'number_sealed', ['old_account_id', 'last_digits']],
  ['cards.player_card', 'number_sealed', ['id']],
  ['documents.bank_account', 'iban_sealed', ['player_id']],
] as const

async function openAll(cipher: FieldCipher): Promise<number> {
  let opened = 0
  for (const [table, column, by] of WRITTEN) {
    const rows = await db.query<{ sealed: string; by: string[] }>({
      text: `select ${column} as sealed, array[${by.map((one) => `${one}::text`).join(', ')}] as by from ${table}`,
      values: [],
    })
    for (const row of rows) {
      expect(cipher.open(row.sealed, placeOf(table, column, ...row.by))).toBe('x')
      opened += 1
    }
  }
  return opened
}

it('knows every column that a key of fields seals', async () => {
  const found = await db.query<{ name: string }>(sql`
    select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns
     where column_name like '%\\_sealed' and data_type = 'text'`)
  const own = found.map(({ name }) => name).filter((name) => !OTHER_KEYS.includes(name) && !STAFF_SECRETS.test(name))
  expect(sealedColumns.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(own.toSorted())
})

it('names the columns of a place as they are in the database', async () => {
  for (const { table, column, by } of sealedColumns)
    await db.query({ text: `select ${[column, ...by].join(', ')} from ${table} limit 1`, values: [] })
})

it('seals everything anew after the process died in the middle, and then the old key can go', async () => {
  playerId = await openPlayer(old)
  for (let rows = 0; rows < 3; rows += 1) await writeRows(old)
  await writeRows(both)

  let left = 5
  const dying: Database = {
    ...db,
    query: (statement) => {
      if (statement.text.startsWith('update') && (left -= 1) < 0) throw new Error('The process dies.')
      return db.query(statement)
    },
  }
  await expect(resealColumns({ db: dying, cipher: both }, sealedColumns)).rejects.toThrow('The process dies.')
  expect(await openAll(both)).toBe(16)

  expect(await resealColumns({ db, cipher: both }, sealedColumns)).toBe(13 - 5)
  expect(await resealColumns({ db, cipher: both }, sealedColumns)).toBe(0)
  expect(await openAll(withoutOld)).toBe(16)
  expect(await readProfile(db, withoutOld, playerId)).toMatchObject({ birthNumber: '9154120015' })
})

it('leaves what somebody wrote meanwhile as they wrote it', async () => {
  const changed = await openPlayer(old)
  const racing: Database = {
    ...db,
    query: async (statement) => {
      if (statement.text.startsWith('update players.profile'))
        await db.transaction((tx) => saveProfile(tx, both, changed, { ...emptyProfile, birthNumber: '9154120026' }))
      return db.query(statement)
    },
  }
  await resealColumns({ db: racing, cipher: both }, sealedColumns)
  expect(await readProfile(db, withoutOld, changed)).toMatchObject({ birthNumber: '9154120026' })
})

it('says which key is missing and what does not open, after everything else was sealed again', async () => {
  const lost = await openPlayer(makeFieldCipher({ keys: [{ id: 'lost', key: Buffer.alloc(32, 8) }], indexKey }))
  const broken = await openPlayer(makeFieldCipher({ keys: [{ id: 'first', key: Buffer.alloc(32, 9) }], indexKey }))
  const whole = await openPlayer(old)
  const again = resealColumns({ db, cipher: both }, sealedColumns)
  await expect(again).rejects.toThrow(
    `1 values are sealed again, these do not open: players.profile.birth_number_sealed of ${broken}`,
  )
  await expect(again).rejects.toThrow(
    '1 of players.profile.birth_number_sealed: the key "lost" that sealed them is not in FIELD_KEYS',
  )
  expect(await readProfile(db, withoutOld, whole)).toMatchObject({ birthNumber: '9154120015' })
  await db.query(
    sql`update players.profile set birth_number_sealed = null, birth_number_index = null where player_id = any(${[lost, broken]})`,
  )
  expect(await resealColumns({ db, cipher: both }, sealedColumns)).toBe(0)
})
