import { noPush } from '#apps/api/environment/push-environment.ts'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RulesEnvironment } from '#apps/api/environment/environment.ts'
import { noIdentityPartners } from '#apps/api/environment/identity-environment.ts'
import { demoEnvironment } from '#config/demo.ts'
import { resolveConfiguration } from '#config/resolve.ts'

/**
 * Nobody verifies signatures made with them: a full key takes 70 ms of processor time, and a worker creates these once
 * for all of its APIs.
 */
const SHORT_KEY = { modulusLength: 1024 }
const merchant = generateKeyPairSync('rsa', SHORT_KEY)
const bank = generateKeyPairSync('rsa', SHORT_KEY)
const PEPPER = 'a pepper for tests that is long enough'

/** A brand and its market; without it, the demo's. */
export type TestTarget = { readonly APP_TARGET: string; readonly MARKET_LOCALE: string }

/** The environment of an API without partners: no partner listens at its URLs. */
export function testEnvironment(databaseUrl: string, target?: TestTarget): RulesEnvironment {
  const resolution = resolveConfiguration({ ...demoEnvironment, ...target, APP_ENV: 'test' })
  if (!resolution.ok) throw new Error(resolution.problems.join('\n'))
  return {
    configuration: resolution.configuration,
    databaseUrl,
    sessionPepper: PEPPER,
    fieldKeys: { keys: [{ id: 'test', key: Buffer.alloc(32, 1) }], indexKey: Buffer.alloc(32, 2) },
    filesFolder: mkdtempSync(join(tmpdir(), 'tolar-files-')),
    ports: { public: 0, staff: 0, internal: 0, operations: 0 },
    host: '127.0.0.1',
    drainDelayMs: 0,
    logLevel: 'silent',
    rateFactor: 1000,
    trustedProxies: ['127.0.0.1'],
    publicPlayerOrigin: 'http://player.test',
    publicBackofficeOrigin: 'http://backoffice.test',
    publicGamesOrigin: 'http://games.test',
    smtpUrl: undefined,
    gamificationHashSalt: 'a salt for tests',
    smsGateway: undefined,
    push: noPush,
    addresses: {
      smartform: { baseUrl: 'http://127.0.0.1:9/smartform-ws', clientId: 'test', password: 'test' },
      ruian: { baseUrl: 'http://127.0.0.1:9/arcgis' },
    },
    exchangeRatesUrl: 'http://127.0.0.1:9/denni_kurz.txt',
    registers: {
      // Nobody listens there: without a stand-in every response of the register is unknown.
      aisg: { baseUrl: 'http://127.0.0.1:9/aisg/v2', apiKey: 'test', operatorIco: '00000000' },
      urhh: { baseUrl: 'http://127.0.0.1:9/rvo-sk/api/v1', login: 'test', password: 'test', venueId: 'TEST' },
      sdsl: { baseUrl: 'http://127.0.0.1:9/sdsl', apiKey: 'test' },
    },
    // Nobody fetches packages there.
    packages:
      target?.MARKET_LOCALE === 'SVK'
        ? undefined
        : { baseUrl: 'http://127.0.0.1:9/packages', apiKey: 'test', keys: { own: '', theirs: '' } },
    payer: { iban: 'CZ6508000000192000145399', bic: 'GIBACZPX', name: 'Test casino' },
    partners: new Map([
      [
        'csob',
        {
          CSOB_MERCHANT_ID: 'M1TEST0001',
          // Nobody listens there: the gateway is "unavailable", which is a refusal that the call declares.
          CSOB_BASE_URL: 'http://127.0.0.1:9/api/v1.9',
          CSOB_PRIVATE_KEY_PEM: merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
          CSOB_PUBLIC_KEY_PEM: bank.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
        },
      ],
    ]),
    identity: noIdentityPartners,
  }
}
