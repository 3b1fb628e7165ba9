import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { adapters } from './adapters.ts'
import { brands } from './brands/index.ts'
import { demoEnvironment } from './demo.ts'
import { environments } from './env.ts'
import { platformVariables } from './processes.ts'
import { resolveConfiguration, type ProcessNeeds } from './resolve.ts'
import { targets } from './targets.ts'
import { readTrustedProxies } from './trusted-proxies.ts'

const realValues = {
  DATABASE_URL: 'postgres://casino:8Qn2fX@db.internal:5432/casino',
  SESSION_PEPPER: 'k3Jw9pZr6tQx1vBn8mLs4yHd7gFa2cUe',
  AUDIT_SIGNING_KEY: 'q1W8eR5tY2uI9oP4aS7dF0gH3jK6lZ1xC8vB5nM2qW4',
  FIELD_KEYS: '2026a:tY3nVb8sKq1xWz5mRc7pLd2fHj9gUa4eTo6iZk0vBwE',
  FIELD_INDEX_KEY: 'pQ7zXc2vBn5mAs8dFg1hJk4lWe6rTy9uIo3pZx0cVbM',
  PUBLIC_PLAYER_ORIGIN: 'https://play.example',
  PUBLIC_GAMES_ORIGIN: 'https://games.example',
  PUBLIC_BACKOFFICE_ORIGIN: 'https://staff.example',
  API_ORIGIN: 'http://api.internal:3003',
  API_INTERNAL_ORIGIN: 'http://api.internal:3006',
  PICTURES_ORIGIN: 'http://pictures.internal:3020',
  PICTURES_KEY: 'kZ4vQ8mTr1xWc6yHn3bJd9sLf2pGa7eU',
  KIOSK_CLIENT_ID: 'kiosk-0190d3a0',
  KIOSK_CLIENT_SECRET: 'uT6rWq2nZb9sXk4mHd7p',
  TRUSTED_PROXIES: '10.0.0.7, fd00::/64',
  CSOB_MERCHANT_ID: 'M1MIPS0000',
  CSOB_PRIVATE_KEY_PEM_FILE: '/run/keys/merchant.pem',
  CSOB_PUBLIC_KEY_PEM: '-----BEGIN PUBLIC KEY-----\nMIIBIjANBg/kqhki+G9w0B\n-----END PUBLIC KEY-----',
  CSOB_BASE_URL: 'https://bank.example/api/v1.9',
  GPWEBPAY_MERCHANT_NUMBER: '8800120045',
  GPWEBPAY_PROVIDER: '0880',
  GPWEBPAY_PRIVATE_KEY_PEM_FILE: '/run/keys/gpwebpay.pem',
  GPWEBPAY_PUBLIC_KEY_PEM_FILE: '/run/keys/gpe-signing.pem',
  GPWEBPAY_ORDER_URL: 'https://gpwebpay.example/pgw/order.do',
  GPWEBPAY_SERVICE_URL: 'https://gpwebpay.example/pay-ws/v1/PaymentService',
  PAYU_POS_ID: '4410023',
  PAYU_SHOP_ID: 'Xk29dPq1',
  PAYU_CLIENT_ID: '4410023',
  PAYU_CLIENT_SECRET: 'zR8wKe3nTq6yLm1v',
  PAYU_SECOND_KEY: 'b7Hd2Xs9Gc4Jp0Wa',
  PAYU_BASE_URL: 'https://payu.example',
  PAYOUT_ONE_CLIENT_ID: 'ee0a7b2c',
  PAYOUT_ONE_CLIENT_SECRET: 'nF5tUo2rMz8kQx3c',
  PAYOUT_ONE_BASE_URL: 'https://payout.example/api/v1',
  PAYOUT_IBAN: 'CZ3020100000002900000013',
  PAYOUT_BIC: 'FIOBCZPP',
  PAYOUT_NAME: 'Provozovatel a. s.',
  BANKID_ISSUER: 'https://bankid.example',
  BANKID_CLIENT_ID: 'casino-17',
  BANKID_CLIENT_SECRET: 'wB5kT2nYp8',
  VERIFACE_BASE_URL: 'https://veriface.example',
  VERIFACE_API_KEY: 'gR7mC1xVd4',
  VERIFACE_OPEN_URL: 'https://open.veriface.example/check',
  VERIFACE_NOTIFY_SECRET: 'jZ8qLs3hWt6vNf2bKe9y',
  RVO_CZ_BASE_URL: 'https://aisg.example/aisg/v2',
  RVO_CZ_API_KEY: 'Vq7nB2xKp0',
  RVO_CZ_OPERATOR_ICO: '27082440',
  AISG_PACKAGES_URL: 'https://packages.example/aisg',
  AISG_PACKAGES_KEY: 'bW5xT2rLk8',
  AISG_SEAL_KEY_PEM: 'a key of ours',
  AISG_AUTHORITY_KEY_PEM: 'a key of theirs',
  RVO_SK_BASE_URL: 'https://rvo.example/api/v1',
  RVO_SK_LOGIN: 'prevadzka-17',
  RVO_SK_PASSWORD: 'mH4tZ9wLr1',
  RVO_SK_VENUE_ID: 'SK-000017',
  EXCHANGE_RATES_URL: 'https://central-bank.example/daily',
  SMARTFORM_BASE_URL: 'https://smartform.example/smartform-ws',
  SMARTFORM_CLIENT_ID: 'hR3tY6wQz1',
  SMARTFORM_PASSWORD: 'pL9kM2nBv7',
  RUIAN_BASE_URL: 'https://ruian.example/MapServer',
  NETERA_MERCHANT_ID: 'tolar-real',
  NETERA_SECRET: 'mQ8xV2nB6kD4sL0w',
  NETERA_BASE_URL: 'https://netera.example/netera/v1',
  MOBILETECH_SERVICE_ID: '4711',
  MOBILETECH_SECRET: 'tR5yJ9cH3zF7pG1a',
  MOBILETECH_PAY_URL: 'https://pay.mobiletech.example/pay/',
  MOBILETECH_KEYWORD: 'TOLAR',
  MOBILETECH_SHORT_CODE: '90733',
  FIO_BASE_URL: 'https://bank.example/v1/rest',
  FIO_TOKEN: 'aX7kP2mR9wQ4tL6vB1nC8dF3gH5jK0sZ',
  BANK_PSD2_BASE_URL: 'https://banks.example',
  BANK_PSD2_API_KEY: 'eW6uK1oM9vX3bN5q',
  SDSL_BASE_URL: 'https://sdsl.example',
  SDSL_API_KEY: 'yT5cD8vJs3',
}

function startOf(target: (typeof targets)[number], environment: string) {
  return { ...realValues, APP_TARGET: target, MARKET_LOCALE: brands[target].market, APP_ENV: environment }
}

/** What only an operator can say of itself, as a brand that may start in production has it. */
const whole = Object.fromEntries(
  targets.map((target) => [
    target,
    {
      ...brands[target],
      operator: Object.fromEntries(Object.keys(brands[target].operator).map((field) => [field, 'Provozovatel a. s.'])),
      support: { ...brands[target].support, phone: '+420 601 000 000', email: 'podpora@example.com' },
    },
  ]),
) as unknown as typeof brands

const resolve = (env: Parameters<typeof resolveConfiguration>[0], needs: ProcessNeeds = {}) =>
  resolveConfiguration(env, { brands: whole, ...needs })

function problemsOf(...start: Parameters<typeof resolveConfiguration>): readonly string[] {
  const resolution = resolve(...start)
  return resolution.ok ? [] : resolution.problems
}

const snapshots = join(import.meta.dirname, 'snapshots')
const snapshotName = (target: string, environment: string) => `${target}.${environment}.json.snap`
const snapshotPath = (target: string, environment: string) => join(snapshots, snapshotName(target, environment))

describe('every brand in every environment', () => {
  const starts = targets.flatMap((target) => environments.map((environment) => [target, environment] as const))

  test('there is one snapshot for each and none for a brand that is gone', () => {
    const expected = starts.map(([target, environment]) => snapshotName(target, environment))
    expect(readdirSync(snapshots).sort()).toEqual(expected.sort())
  })

  test.each(starts)('%s in %s resolves to its snapshot', async (target, environment) => {
    const resolution = resolve(startOf(target, environment))
    expect(resolution.ok ? [] : resolution.problems).toEqual([])
    if (!resolution.ok) return
    const { configuration } = resolution
    expect(Object.isFrozen(configuration.brand.payment.withdrawalMethods)).toBe(true)
    const { operator, support } = brands[target]
    const written = {
      environment,
      brand: { ...configuration.brand, operator, support },
      market: configuration.market.key,
    }
    await expect(`${JSON.stringify(written, null, 2)}\n`).toMatchFileSnapshot(snapshotPath(target, environment))
  })
})

describe('a start', () => {
  test('of the demonstration needs nothing more', () => {
    expect(problemsOf(demoEnvironment)).toEqual([])
  })

  test('without any variables reports all three at once', () => {
    const problems = problemsOf({})
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['APP_TARGET', 'MARKET_LOCALE', 'APP_ENV'])
  })

  test('with unknown values repeats them and lists the known ones', () => {
    const problems = problemsOf({ APP_TARGET: 'toString', MARKET_LOCALE: 'POL', APP_ENV: 'prod' })
    expect(problems).toHaveLength(3)
    expect(problems[0]).toContain('unknown: "toString"')
    expect(problems[1]).toContain('CZE, SVK')
    expect(problems[2]).toContain('dev, test, cert, production')
  })

  test('of a brand in the other market is refused', () => {
    expect(problemsOf({ ...demoEnvironment, MARKET_LOCALE: 'SVK' })).toEqual([
      expect.stringContaining('APP_TARGET and MARKET_LOCALE contradict each other'),
    ])
  })

  test.each(['cert', 'production'])(
    'in %s without secrets names every one of them, and the unknown market too',
    (name) => {
      const problems = problemsOf({ APP_TARGET: 'onling_cz', APP_ENV: name })
      const started = resolve(startOf('onling_cz', name as 'cert'))
      const switchedOn = adapters.filter(({ isSwitchedOn }) => started.ok && isSwitchedOn(started.configuration.brand))
      const named = [...platformVariables, ...switchedOn.flatMap(({ variables }) => variables)].map(({ name }) => name)
      expect(new Set(named).size).toBe(named.length)
      expect(named.length).toBeGreaterThan(50)
      expect(problems.every((problem) => problem.includes(' is missing'))).toBe(true)
      for (const variable of ['MARKET_LOCALE', ...named]) {
        expect(problems.filter((problem) => problem.startsWith(`${variable} `))).toHaveLength(1)
      }
    },
  )

  test.each([
    ['SESSION_PEPPER', 'demo-pepper-that-is-long-enough-to-pass', 'demo secret'],
    ['SESSION_PEPPER', 'tiny', 'shorter than 32'],
    ['FIELD_KEYS', `demo-data:${'A'.repeat(43)}`, 'demo secret'],
    ['FIELD_KEYS', `2026b:${'B'.repeat(43)},2026a:demo-${'A'.repeat(38)}`, 'demo secret'],
    ['PICTURES_KEY', `${'B'.repeat(44)}, tiny`, 'shorter than 32'],
    ['DATABASE_URL', 'postgres://casino:demo-word@db.internal/casino', 'demo secret'],
    ['CSOB_MERCHANT_ID', 'Demo-Merchant', 'demo secret'],
    ['CSOB_MERCHANT_ID', 'M1DEMO0001', 'demo secret'],
    ['CSOB_PRIVATE_KEY_PEM_FILE', '/data/demo-keys/merchant.pem', 'demo secret'],
    ['CSOB_PUBLIC_KEY_PEM_FILE', '/srv/.data/keys/csob/gateway-public.pem', 'demo secret'],
    ['CSOB_BASE_URL', 'http://bank.example/api/v1.9', 'https'],
    ['CSOB_BASE_URL', 'https://localhost:3010/api/v1.9', 'this machine'],
    ['PUBLIC_PLAYER_ORIGIN', 'play.example', 'not an address'],
    ['API_ORIGIN', 'ftp://api.internal', 'not an http address'],
    ['TRUSTED_PROXIES', 'loopback', 'addresses and networks'],
    ['TRUSTED_PROXIES', '10.0.0.1, balancer', 'addresses and networks'],
    ['TRUSTED_PROXIES', '0.0.0.0/0', 'addresses and networks'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'addresses and networks'],
  ])('in production with %s=%s is refused: %s', (name, value, reason) => {
    const problems = problemsOf({ ...startOf('onling_cz', 'production'), [name]: value })
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} .*${reason}`))])
    expect(problems.join()).not.toContain(value)
  })

  test('of the API without trusted proxies is refused, and of a front door is not', () => {
    const env = { ...startOf('onling_cz', 'production'), TRUSTED_PROXIES: 'none' }
    expect(problemsOf(env, { process: 'api' })).toEqual([expect.stringMatching(/^TRUSTED_PROXIES names none/)])
    expect(problemsOf(env, { process: 'player' })).toEqual([])
    expect(readTrustedProxies(env)).toEqual([])
  })

  test('of one process needs only the variables of that process', () => {
    const bare = { APP_TARGET: 'onling_cz', MARKET_LOCALE: 'CZE', APP_ENV: 'cert' }
    const named = problemsOf(bare, { process: 'player' }).map((problem) => problem.split(' ')[0])
    expect(named).toEqual([
      'PUBLIC_PLAYER_ORIGIN',
      'PUBLIC_GAMES_ORIGIN',
      'API_ORIGIN',
      'PICTURES_ORIGIN',
      'PICTURES_KEY',
      'TRUSTED_PROXIES',
    ])
    // What decodes the files of strangers knows one secret.
    expect(problemsOf(bare, { process: 'pictures' }).map((problem) => problem.split(' ')[0])).toEqual(['PICTURES_KEY'])
  })

  test('names what a process also requires, in dev as well, and each name once', () => {
    expect(problemsOf(demoEnvironment, { alsoRequired: ['API_ORIGIN', 'DATABASE_URL'] })).toEqual([
      'API_ORIGIN is missing.',
      'DATABASE_URL is missing.',
    ])
    const bare = { APP_TARGET: 'onling_cz', MARKET_LOCALE: 'CZE', APP_ENV: 'cert' }
    const problems = problemsOf(bare, { alsoRequired: ['DATABASE_URL'] })
    expect(problems.filter((problem) => problem.startsWith('DATABASE_URL'))).toHaveLength(1)
  })

  test('of production is refused while the operator has not said who it is, and of cert is not', () => {
    const named = (environment: string) => problemsOf(startOf('onling_cz', environment), { brands })
    expect(named('cert')).toEqual([])
    const fields = Object.keys(brands.onling_cz.operator).map(
      (field) => `brand onling_cz /operator/${field} is missing`,
    )
    for (const field of fields) expect(named('production').join()).toContain(field)
    expect(named('production').join()).toContain('/support/phone is missing')
  })

  test('leaves the card payout out of production for most brands', () => {
    const withCard = (environment: string) =>
      targets.filter((target) => {
        const resolution = resolve(startOf(target, environment))
        return resolution.ok && resolution.configuration.brand.payment.withdrawalMethods.includes('PayUCard')
      })
    expect(withCard('cert').length).toBeGreaterThan(withCard('production').length)
    expect(withCard('production')).toEqual(['69games_cz'])
  })
})
