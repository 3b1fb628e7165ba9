import { readFileSync } from 'node:fs'
import { resolveConfiguration, type Configuration } from '#config/resolve.ts'
import type { ServerProcess } from '#config/processes.ts'
import { readFieldKeys, type FieldKeys } from '#server/kernel/index.ts'
import { noIdentityPartners, readIdentityPartners, type IdentityEnvironment } from './identity-environment.ts'
import {
  noPartners,
  readPartners,
  readStatementBank,
  type PartnerEnvironment,
  type StatementBankEnvironment,
} from './partner-environment.ts'

/** What API and worker are told by their environment; checked whole before anything is opened. */
export type RulesEnvironment = {
  readonly configuration: Configuration
  readonly databaseUrl: string
  readonly sessionPepper: string
  /** Keys of personal data: see `makeFieldCipher`. */
  readonly fieldKeys: FieldKeys
  /** Folder that files of people (scans, photos) are kept in, sealed. */
  readonly filesFolder: string
  /** Where the bank puts its statements; undefined where staff bring them all. */
  readonly statementsFolder?: string | undefined
  /** Only the worker asks it. */
  readonly statementBank?: StatementBankEnvironment
  readonly port: number
  readonly host: string
  readonly logLevel: string
  readonly rateFactor: number
  readonly trustedProxies: readonly string[] | 'loopback'
  readonly publicPlayerOrigin: string
  readonly publicBackofficeOrigin: string
  readonly publicGamesOrigin: string
  readonly smtpUrl: string | undefined
  /** Where text messages leave; without it they wait in the local mailbox. */
  readonly smsGateway: { readonly baseUrl: string; readonly apiKey: string; readonly reportSecret: string } | undefined
  readonly registers: {
    readonly aisg: { readonly baseUrl: string; readonly apiKey: string; readonly operatorIco: string }
    readonly urhh: {
      readonly baseUrl: string
      readonly login: string
      readonly password: string
      readonly venueId: string
    }
    readonly sdsl: { readonly baseUrl: string; readonly apiKey: string }
  }
  /** Who knows addresses; the Czech register only in its market. */
  readonly addresses: {
    readonly smartform: { readonly baseUrl: string; readonly clientId: string; readonly password: string }
    readonly ruian: { readonly baseUrl: string } | undefined
  }
  /** Where the market's central bank publishes its daily list; only the worker asks for it. */
  readonly exchangeRatesUrl: string
  /** Account of ours that withdrawals are paid from; empty where no brand's method needs it. */
  readonly payer: { readonly iban: string; readonly bic: string; readonly name: string }
  readonly csob: {
    readonly merchantId: string
    readonly baseUrl: string
    readonly privateKeyPem: string
    readonly publicKeyPem: string
  }
  readonly partners: PartnerEnvironment
  /** Only the API talks to them. */
  readonly identity: IdentityEnvironment
}

const NEEDED = [
  'DATABASE_URL',
  'SESSION_PEPPER',
  'FIELD_KEYS',
  'FIELD_INDEX_KEY',
  'FILES_FOLDER',
  'PUBLIC_PLAYER_ORIGIN',
  'PUBLIC_BACKOFFICE_ORIGIN',
  'PUBLIC_GAMES_ORIGIN',
  'CSOB_MERCHANT_ID',
  'CSOB_BASE_URL',
  'SMARTFORM_BASE_URL',
  'SMARTFORM_CLIENT_ID',
  'SMARTFORM_PASSWORD',
] as const

/** What only the worker talks to. */
const NEEDED_OF_WORKER = ['EXCHANGE_RATES_URL'] as const

/** What the register of each market must be told. */
const NEEDED_OF_MARKET: Readonly<Record<string, readonly string[]>> = {
  CZE: ['RVO_CZ_BASE_URL', 'RVO_CZ_API_KEY', 'RVO_CZ_OPERATOR_ICO', 'RUIAN_BASE_URL'],
  SVK: ['RVO_SK_BASE_URL', 'RVO_SK_LOGIN', 'RVO_SK_PASSWORD', 'RVO_SK_VENUE_ID'],
}

/** Reads the environment of `api` or `worker`. Prints every problem and ends the process with code 1 when there are any. */
export function readEnvironment(process: ServerProcess, env: NodeJS.ProcessEnv): RulesEnvironment {
  const resolution = resolveConfiguration(env, {
    process,
    alsoRequired: [
      ...NEEDED,
      ...(process === 'worker' ? NEEDED_OF_WORKER : []),
      ...(NEEDED_OF_MARKET[env['MARKET_LOCALE'] ?? ''] ?? []),
    ],
  })
  const problems = resolution.ok ? [] : [...resolution.problems]
  const read = (name: string) => env[name]?.trim() ?? ''
  const port = Number(env['PORT'] ?? '3003')
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push(`PORT is "${env['PORT']}": a number from 0 to 65535.`)
  const rateFactor = Number(env['RATE_FACTOR'] ?? '1')
  if (!(rateFactor >= 1 && rateFactor <= 1000))
    problems.push(`RATE_FACTOR is "${env['RATE_FACTOR']}": a number from 1 to 1000.`)
  const pem = (name: string): string => {
    if (env[name]) return env[name] ?? ''
    const file = env[`${name}_FILE`]
    if (!file) {
      problems.push(`${name} is missing: give ${name} or ${name}_FILE.`)
      return ''
    }
    try {
      return readFileSync(file, 'utf8')
    } catch {
      problems.push(`${name}_FILE names ${file}, which cannot be read.`)
      return ''
    }
  }
  const csob = {
    merchantId: read('CSOB_MERCHANT_ID'),
    baseUrl: read('CSOB_BASE_URL'),
    privateKeyPem: pem('CSOB_PRIVATE_KEY_PEM'),
    publicKeyPem: pem('CSOB_PUBLIC_KEY_PEM'),
  }
  if (env['SMS_GATEWAY_URL'])
    for (const name of ['SMS_GATEWAY_KEY', 'SMS_GATEWAY_REPORT_SECRET'])
      if (!read(name)) problems.push(`${name} is missing: a text message gateway is named by SMS_GATEWAY_URL.`)
  const partners = resolution.ok
    ? readPartners(resolution.configuration.brand, {
        read,
        pem,
        onProblem: (sentence) => void problems.push(sentence),
      })
    : noPartners
  const statementBank =
    resolution.ok && process === 'worker'
      ? readStatementBank(resolution.configuration.brand, { read, onProblem: (sentence) => problems.push(sentence) })
      : undefined
  const identity =
    resolution.ok && process === 'api'
      ? readIdentityPartners(resolution.configuration.brand, { read, onProblem: (sentence) => problems.push(sentence) })
      : noIdentityPartners
  const fieldKeys = readFieldKeys(read('FIELD_KEYS'), read('FIELD_INDEX_KEY'))
  if ('problems' in fieldKeys) {
    // A variable that is missing is named already.
    if (read('FIELD_KEYS') && read('FIELD_INDEX_KEY')) problems.push(...fieldKeys.problems)
    return endWith(problems)
  }
  if (!resolution.ok || problems.length > 0) return endWith(problems)
  return {
    configuration: resolution.configuration,
    databaseUrl: read('DATABASE_URL'),
    sessionPepper: read('SESSION_PEPPER'),
    fieldKeys,
    filesFolder: read('FILES_FOLDER'),
    statementsFolder: read('STATEMENTS_FOLDER') || undefined,
    statementBank,
    port,
    host: env['HOST'] ?? '0.0.0.0',
    logLevel: env['LOG_LEVEL'] ?? 'info',
    rateFactor,
    trustedProxies: env['TRUSTED_PROXIES']?.split(',').map((one) => one.trim()) ?? 'loopback',
    publicPlayerOrigin: read('PUBLIC_PLAYER_ORIGIN'),
    publicBackofficeOrigin: read('PUBLIC_BACKOFFICE_ORIGIN'),
    publicGamesOrigin: read('PUBLIC_GAMES_ORIGIN'),
    smtpUrl: env['SMTP_URL'],
    smsGateway: env['SMS_GATEWAY_URL']
      ? {
          baseUrl: read('SMS_GATEWAY_URL'),
          apiKey: read('SMS_GATEWAY_KEY'),
          reportSecret: read('SMS_GATEWAY_REPORT_SECRET'),
        }
      : undefined,
    addresses: {
      smartform: {
        baseUrl: read('SMARTFORM_BASE_URL'),
        clientId: read('SMARTFORM_CLIENT_ID'),
        password: read('SMARTFORM_PASSWORD'),
      },
      ruian: resolution.configuration.market.key === 'CZE' ? { baseUrl: read('RUIAN_BASE_URL') } : undefined,
    },
    exchangeRatesUrl: read('EXCHANGE_RATES_URL'),
    csob,
    partners,
    identity,
    payer: { iban: read('PAYOUT_IBAN').replaceAll(' ', ''), bic: read('PAYOUT_BIC'), name: read('PAYOUT_NAME') },
    registers: {
      aisg: {
        baseUrl: read('RVO_CZ_BASE_URL'),
        apiKey: read('RVO_CZ_API_KEY'),
        operatorIco: read('RVO_CZ_OPERATOR_ICO'),
      },
      urhh: {
        baseUrl: read('RVO_SK_BASE_URL'),
        login: read('RVO_SK_LOGIN'),
        password: read('RVO_SK_PASSWORD'),
        venueId: read('RVO_SK_VENUE_ID'),
      },
      sdsl: { baseUrl: read('SDSL_BASE_URL'), apiKey: read('SDSL_API_KEY') },
    },
  }
}

function endWith(problems: readonly string[]): never {
  process.stderr.write(
    `This process cannot start:\n${[...new Set(problems)].map((problem) => `- ${problem}`).join('\n')}\n`,
  )
  process.exit(1)
}
