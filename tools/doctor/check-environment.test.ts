import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { brands } from '#config/brands/index.ts'
import { checkEnvironment } from './check-environment.ts'

const names = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)
/** Of a market without keys for packages, which are no such text. */
const brand = Object.values(brands).find(({ target }) => target.endsWith('_sk'))
const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64url')
/** Of a worker, filled in; the facts of the operator are missing in every brand of this repository. */
const env = {
  ...Object.fromEntries([...names].map(([, name = '']) => [name, 'https://partner.example.com/agreed'])),
  APP_TARGET: brand?.target ?? '',
  MARKET_LOCALE: brand?.market ?? '',
  APP_ENV: 'cert',
  FIELD_KEYS: `a:${keyOf(1)}`,
  FIELD_INDEX_KEY: keyOf(2),
  AUDIT_SIGNING_KEY: keyOf(3),
  TRUSTED_PROXIES: '10.0.0.0/8',
  PICTURES_ORIGIN: 'http://pictures:3020',
}
const without = (...missing: string[]) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !missing.includes(name)))
const said = (some: NodeJS.ProcessEnv) => checkEnvironment(some).map(({ what }) => what)

it('says that an environment is whole, of a worker, of an API, of both, and of who is neither', () => {
  const ofApi = ['PICTURES_ORIGIN', 'PICTURES_KEY', 'TRUSTED_PROXIES']
  expect(said(env)).toEqual(['the environment is whole for api and worker'])
  expect(said(without(...ofApi))).toEqual(['the environment is whole for worker'])
  expect(said(without('AUDIT_SIGNING_KEY', 'AUDIT_FOLDER'))).toEqual(['the environment is whole for api'])
  expect(said(without('AUDIT_SIGNING_KEY', 'AUDIT_FOLDER', ...ofApi))).toEqual([
    'the environment is whole for what reads the database',
  ])
})

it('judges both where both are: what the worker lacks, and what the API lacks', () => {
  expect(checkEnvironment(without('EXCHANGE_RATES_URL'))).toMatchObject([
    {
      state: 'wrong',
      what: expect.stringMatching(/^EXCHANGE_RATES_URL is missing/),
      wayOut: expect.stringMatching(/^No worker starts/),
    },
  ])
  expect(checkEnvironment(without('PICTURES_KEY', 'FILES_FOLDER', 'FILES_BUCKET_URL'))).toMatchObject([
    { what: expect.stringMatching(/^PICTURES_KEY is missing/), wayOut: expect.stringMatching(/^No api starts/) },
    { what: 'FILES_FOLDER is missing.', wayOut: expect.stringMatching(/^No api and no worker starts/) },
  ])
})

it('tells a worker without its key from the keeper only where somebody says which it is', () => {
  const lacking = without('AUDIT_SIGNING_KEY', 'PICTURES_ORIGIN', 'PICTURES_KEY', 'TRUSTED_PROXIES')
  expect(checkEnvironment(lacking)).toMatchObject([
    { state: 'good', what: 'the environment is whole for what reads the database' },
    { state: 'look', what: expect.stringMatching(/a worker does not start/) },
  ])
  expect(checkEnvironment(lacking, 'worker')).toMatchObject([
    { state: 'wrong', what: 'AUDIT_SIGNING_KEY is missing: needed in cert.', about: ['AUDIT_SIGNING_KEY'] },
  ])
  expect(checkEnvironment(lacking, 'keeper')).toMatchObject([{ state: 'good' }])
  expect(checkEnvironment(lacking, 'api').map(({ about }) => about)).toEqual(
    expect.arrayContaining([['PICTURES_ORIGIN'], ['TRUSTED_PROXIES']]),
  )
})

it('names a partner without credentials, and what is wrong with a key in one finding', () => {
  expect(said({ ...without('CSOB_MERCHANT_ID'), FIELD_KEYS: 'a' })).toEqual([
    'FIELD_KEYS is shorter than 45 characters: a real value is needed in cert. FIELD_KEYS must be <id>:<32 bytes in base64url>, separated by commas, the newest first.',
    'CSOB_MERCHANT_ID is missing: needed by the adapter csob in cert.',
  ])
  // On a machine of development, too.
  expect(
    said({
      ...without('CSOB_MERCHANT_ID', 'AUDIT_SIGNING_KEY', 'AUDIT_FOLDER', 'PICTURES_ORIGIN', 'PICTURES_KEY'),
      APP_ENV: 'dev',
    }),
  ).toEqual(['CSOB_MERCHANT_ID is missing.'])
  expect(checkEnvironment({ ...env, AUDIT_SIGNING_KEY: 'x'.repeat(50) })).toMatchObject([
    { state: 'wrong', what: 'AUDIT_SIGNING_KEY is not 32 bytes in base64url.' },
  ])
})

it('names what a worker and an API lack, in production the facts that only the operator knows', () => {
  expect(said({ ...without('SESSION_PEPPER'), APP_ENV: 'production' })).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^SESSION_PEPPER is missing/),
      expect.stringMatching(/^brand \S+ .* is missing/),
    ]),
  )
})
