import { targets } from '#config/targets.ts'

/**
 * Values for examples of calls: by the name of a field first, then by its format. All of them are made up. E-mail
 * addresses have a domain that RFC 2606 reserves for examples, telephone numbers belong to no operator.
 */

/** A pattern for names of fields, and values in the order in which they are tried. */
const BY_NAME: readonly (readonly [RegExp, readonly unknown[]])[] = [
  [/^(email|login|contact)$/, ['petr.svoboda@example.com']],
  [/^firstName$/, ['Petr']],
  [/^(surname|lastName)$/, ['Svoboda']],
  [/^(holder|playerName|fullName)$/, ['Petr Svoboda']],
  [/^(password|newPassword)$/, ['correct horse battery staple']],
  [/phone/i, ['+420601000000']],
  // The example of RFC 8291.
  [
    /^(serverKey|browserKey)$/,
    ['BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'],
  ],
  [/^browserSecret$/, ['BTBZMqHH6r4Tts7J_aSIgg']],
  [/^endpoint$/, ['https://updates.push.services.mozilla.com/wpush/v2/example']],
  [/^month$/, ['2026-10-01']],
  [/^birthDate$/, ['1990-04-12']],
  [/^birthNumber$/, ['900412/0008']],
  [/^street$/, ['Dlouhá']],
  [/^(town|city)$/, ['Praha']],
  [/^postCode$/, ['110 00']],
  [/^houseNumber$/, ['12']],
  [/^country$/, ['CZE']],
  [/^(market|marketKey)$/, ['CZE']],
  [/^language$/, ['cs']],
  [/^currency$/i, ['CZK']],
  [/^(iban|account|accountNumber)$/i, ['CZ6508000000192000145399']],
  [/^bic$/i, ['GIBACZPX']],
  [/^(gameKey|gameKeys|order)$/, ['OvocnyKolotoc']],
  [/^provider$/i, ['tolar']],
  [/^(partner|gateway)$/i, ['csob']],
  [/(multiple|share|factor|rate|percent)/i, [2]],
  [/^brand(Key)?$/, [targets[0]]],
  [/^(clientId|client_id)$/, ['hall-brno']],
  [/^role$/, ['support']],
  [/^(number|cardNumber|referenceNumber)$/, ['1234567890']],
  [/^pin|Pin$/, ['4821']],
  [/^(code|oneTimePassword|accessCode)$/, ['482913', 'WELCOME-2026']],
  [/^(reference|idempotencyKey)$/, ['2026-11-24-000017']],
  [/^(purpose|reason|explanation|note)$/, ['The player asked for it by telephone.']],
  [/^(cursor|nextCursor)$/, ['eyJhdCI6MTd9', '17']],
  [/^returnPath$/, ['/account']],
  [/^mrz$/, ['']],
  [/Micros$|^micros$/, ['2500000']],
  [/^(clientSeed)$/, ['my-own-words']],
  [/(amount|balance|stake|win|limit|cash|sum|total|price|fee|minor)/i, [10_000]],
  [/^(limit|pageSize|count)$/, [20]],
  [/^(page|offset)$/, [1]],
  [/^venueCode$/, ['BRNO-001']],
  [/^(purposeKey|key|tagKey)$/, ['spring', 'site.lobby.title']],
  [/^(behind|missing)$/, ['site.lobby.title']],
  [/^part$/, ['site.lobby']],
  [/^(name|title)$/, ['Spring']],
  [/^networks$/, ['192.0.2.0/24']],
  [/^(address|ip)$/, ['192.0.2.10']],
  [/(url|href|origin)$/i, ['https://www.example.com/']],
]

/** Strings for a field whose name decides nothing, from the plainest to the strictest format. */
const STRINGS = [
  'example',
  'example text of one line',
  '7d9f2c14-4a0b-4c3e-9a55-2f0e6b1c8d77',
  '2026-11-24',
  '2026-11-24T10:15:00.000Z',
  '08:00',
  '482913',
  '1234567890',
  'CZE',
  '/account',
  '#ff8a1f',
  'banner.webp',
  'petr.svoboda@example.com',
  '3f1c8a90b27d4e65a1c0f9d82b746e13',
  '9c1e4fb7a2d05836e17f4c8b90da23567e8f1b2c3d4a5960718293a4b5c6d7e8',
  'SGVsbG8gd29ybGQ=',
  'https://www.example.com/',
] as const

/** Values by format alone. */
const BY_FORMAT: Readonly<Record<string, string>> = {
  date: '2026-11-24',
  'date-time': '2026-11-24T10:15:00.000Z',
  email: 'petr.svoboda@example.com',
  uuid: '7d9f2c14-4a0b-4c3e-9a55-2f0e6b1c8d77',
  uri: 'https://www.example.com/',
}

/**
 * Values that a field may be shown with, best first.
 * @param name the field's name, or that of the list that contains it
 * @param form its schema's type and format
 */
export function* valuesFor(name: string, form: { readonly type?: unknown; readonly format?: unknown }): Generator {
  for (const [pattern, values] of BY_NAME) if (pattern.test(name)) yield* values
  if (form.type === 'boolean') yield true
  if (form.type === 'integer' || form.type === 'number') yield* [1, 0, 100, 10_000, 0.5]
  if (form.type !== 'string') return
  if (typeof form.format === 'string' && form.format in BY_FORMAT) yield BY_FORMAT[form.format]
  if (/Id$|^id$/.test(name)) yield BY_FORMAT['uuid']
  yield* STRINGS
}
