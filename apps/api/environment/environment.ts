import type { KeyObject } from 'node:crypto'
import { resolveConfiguration, type Configuration } from '#config/resolve.ts'
import {
  findCertificateProblem,
  readCertificateProxies,
  readTrustedProxies,
  type TrustedProxies,
} from '#config/trusted-proxies.ts'
import { readPublicKey, readSigningKey } from '#server/audit/index.ts'
import { readPicturesAddress, type PicturesAddress } from '#pictures'
import { readFieldKeys, type BucketAccess, type FieldKeys, type ParquetBounds } from '#server/kernel/index.ts'
import { noIdentityPartners, readIdentityPartners, type IdentityEnvironment } from './identity-environment.ts'
import type { ListenerPorts } from '../listen-apart.ts'
import { neededVariables, type RulesProcess } from './needed-variables.ts'
import { readPush, type PushEnvironment } from './push-environment.ts'
import { readPackages, type PackageEnvironment } from './package-environment.ts'
import { readPartners, type PartnerEnvironment } from './partner-environment.ts'
import { readArchiveBounds } from './read-archive-bounds.ts'
import { readArchiveBucket, readFilesBucket } from './read-buckets.ts'
import { readVariables, type Variables } from './read-variables.ts'
import {
  readAddresses,
  readRegisters,
  type AddressEnvironment,
  type RegisterEnvironment,
} from './register-environment.ts'

/** The environment of API and worker; validated completely before anything is opened. */
export type RulesEnvironment = {
  readonly configuration: Configuration
  /** The database without a pooler: listeners, stakes, the queue and leaders need sessions of their own. */
  readonly databaseUrl: string
  /** A pooler in transaction mode in front of it, for everything else; undefined where there is none. */
  readonly databasePoolUrl?: string | undefined
  /** Files of closed months of the books; undefined where none have left the database. */
  readonly booksArchiveFolder?: string | undefined
  /** Where those files are kept; the folder then has what was read on this machine. */
  readonly booksArchiveBucket?: BucketAccess | undefined
  readonly booksArchiveBounds?: ParquetBounds | undefined
  readonly sessionPepper: string
  /** Keys of personal data: see `makeFieldCipher`. */
  readonly fieldKeys: FieldKeys
  /** Folder of the encrypted files of people (scans, photos). */
  readonly filesFolder: string
  /** Bucket that replaces the folder where there is more than one machine. */
  readonly filesBucket?: BucketAccess | undefined
  /** The process that makes pictures; undefined: the API makes them. */
  readonly pictures?: PicturesAddress | undefined
  /** Folder for the bank's statements; undefined where staff upload them all. */
  readonly statementsFolder?: string | undefined
  /**
   * Only the worker signs heads of the audit log and checkpoints of the books, and writes them to a folder away from
   * the database. The former keys verify older signatures.
   */
  readonly audit?:
    | { readonly signingKey: KeyObject; readonly formerKeys: readonly KeyObject[]; readonly folder: string }
    | undefined
  /** The worker has only the one for operations. */
  readonly ports: ListenerPorts
  readonly host: string
  /** How long a stopping process still accepts requests after it reports that it is not ready. */
  readonly drainDelayMs: number
  readonly logLevel: string
  readonly rateFactor: number
  /**
   * Whether services of venues must sign their requests about play or have a client certificate; otherwise a token is
   * enough.
   */
  readonly mustServicesProve?: boolean
  /** The header in which a proxy passes the client certificate that it has verified. */
  readonly certificateHeader?: string | undefined
  /** The proxies whose header is trusted. */
  readonly certificateProxies?: TrustedProxies
  readonly trustedProxies: TrustedProxies
  readonly publicPlayerOrigin: string
  readonly publicBackofficeOrigin: string
  readonly publicGamesOrigin: string
  readonly smtpUrl: string | undefined
  /** Gateway for text messages; without it they stay in the local mailbox. */
  readonly smsGateway: { readonly baseUrl: string; readonly apiKey: string; readonly reportSecret: string } | undefined
  readonly push: PushEnvironment
  readonly registers: RegisterEnvironment
  /** Only for the worker of a market that delivers packages to the authority. */
  readonly packages?: PackageEnvironment | undefined
  readonly addresses: AddressEnvironment
  /** Where the market's central bank publishes its daily list; only the worker requests it. */
  readonly exchangeRatesUrl: string
  /** Salt of the hash that identifies players to a third-party gamification service; only where a brand has one. */
  readonly gamificationHashSalt: string | undefined
  /** Our account from which withdrawals are paid; empty where no brand's method needs it. */
  readonly payer: { readonly iban: string; readonly bic: string; readonly name: string }
  readonly partners: PartnerEnvironment
  /** Only the API calls them. */
  readonly identity: IdentityEnvironment
}

/** Reads the environment of `api` or `worker`. Prints every problem and ends the process with code 1 when there are any. */
export function readEnvironment(process: RulesProcess, env: NodeJS.ProcessEnv): RulesEnvironment {
  const read = tryEnvironment(process, env)
  return 'problems' in read ? endWith(read.problems) : read
}

/** The environment of `api` or `worker`, or every problem in a sentence. */
export function tryEnvironment(
  process: RulesProcess,
  env: NodeJS.ProcessEnv,
): RulesEnvironment | { readonly problems: readonly string[] } {
  const variables = readVariables(env)
  const { problems, onProblem, read, number, pem } = variables
  // With a bucket for files, no folder is needed.
  const alsoRequired = neededVariables(process, env['MARKET_LOCALE'] ?? '').filter(
    (name) => name !== 'FILES_FOLDER' || !read('FILES_BUCKET_URL'),
  )
  const resolution = resolveConfiguration(env, { process, alsoRequired })
  if (!resolution.ok) problems.push(...resolution.problems)
  const certificates = process === 'api' ? findCertificateProblem(env) : undefined
  if (certificates) problems.push(certificates)
  const told = {
    databaseUrl: read('DATABASE_URL'),
    databasePoolUrl: read('DATABASE_POOL_URL') || undefined,
    booksArchiveFolder: read('BOOKS_ARCHIVE_FOLDER') || undefined,
    sessionPepper: read('SESSION_PEPPER'),
    filesFolder: read('FILES_FOLDER'),
    filesBucket: readFilesBucket(variables),
    pictures: process === 'api' ? readPicturesAddress(env, onProblem) : undefined,
    booksArchiveBucket: readArchiveBucket(variables),
    booksArchiveBounds: readArchiveBounds(variables),
    statementsFolder: read('STATEMENTS_FOLDER') || undefined,
    ports: {
      public: number('PORT', '3003', [0, 65_535], true),
      staff: number('STAFF_PORT', '3005', [0, 65_535], true),
      internal: number('INTERNAL_PORT', '3006', [0, 65_535], true),
      operations: number('OPERATIONS_PORT', process === 'worker' ? '3004' : '3007', [0, 65_535], true),
    },
    host: env['HOST'] ?? '0.0.0.0',
    drainDelayMs: number('DRAIN_DELAY_MS', '0', [0, 120_000], true),
    logLevel: env['LOG_LEVEL'] ?? 'info',
    rateFactor: number('RATE_FACTOR', '1', [1, 1000]),
    mustServicesProve: env['SERVICE_SIGNATURES'] === 'required' || Boolean(env['CLIENT_CERTIFICATE_HEADER']),
    certificateHeader: env['CLIENT_CERTIFICATE_HEADER']?.toLowerCase() || undefined,
    certificateProxies: readCertificateProxies(env),
    trustedProxies: readTrustedProxies(env),
    publicPlayerOrigin: read('PUBLIC_PLAYER_ORIGIN'),
    publicBackofficeOrigin: read('PUBLIC_BACKOFFICE_ORIGIN'),
    publicGamesOrigin: read('PUBLIC_GAMES_ORIGIN'),
    smtpUrl: env['SMTP_URL'],
    smsGateway: readSmsGateway(variables),
    push: readPush(variables),
    exchangeRatesUrl: read('EXCHANGE_RATES_URL'),
    gamificationHashSalt: read('GAMIFICATION_HASH_SALT') || undefined,
    payer: { iban: read('PAYOUT_IBAN').replaceAll(' ', ''), bic: read('PAYOUT_BIC'), name: read('PAYOUT_NAME') },
    registers: readRegisters(variables),
  }
  const signingKey = process === 'worker' ? readSigningKey(read('AUDIT_SIGNING_KEY')) : undefined
  if (process === 'worker' && !signingKey && read('AUDIT_SIGNING_KEY'))
    problems.push('AUDIT_SIGNING_KEY is not 32 bytes in base64url.')
  const former = process === 'worker' ? read('AUDIT_PUBLIC_KEY').split(',').filter(Boolean) : []
  const formerKeys = former.flatMap((text) => readPublicKey(text.trim()) ?? [])
  if (formerKeys.length < former.length) problems.push('AUDIT_PUBLIC_KEY has a key that is not 32 bytes in base64url.')
  const audit = signingKey && { signingKey, formerKeys, folder: read('AUDIT_FOLDER') }
  const fieldKeys = readFieldKeys(read('FIELD_KEYS'), read('FIELD_INDEX_KEY'))
  // A missing variable is already reported.
  if ('problems' in fieldKeys && read('FIELD_KEYS') && read('FIELD_INDEX_KEY')) problems.push(...fieldKeys.problems)
  if (!resolution.ok) return { problems: [...new Set(problems)] }
  const { configuration } = resolution
  if (process === 'api' && configuration.brand.gamification.service === 'theirs' && !told.gamificationHashSalt)
    problems.push('GAMIFICATION_HASH_SALT is missing: the brand has a gamification service of somebody else.')
  const agreed = { read, pem, onProblem }
  const partners = readPartners(configuration.brand, process, agreed)
  const packages = process === 'worker' ? readPackages(variables, configuration.market) : undefined
  const identity = process === 'api' ? readIdentityPartners(configuration.brand, agreed) : noIdentityPartners
  if ('problems' in fieldKeys || problems.length > 0) return { problems: [...new Set(problems)] }
  const addresses = readAddresses(variables, configuration.market)
  return { configuration, ...told, audit, fieldKeys, addresses, partners, identity, packages }
}

function readSmsGateway({ read, onProblem }: Variables): RulesEnvironment['smsGateway'] {
  if (!read('SMS_GATEWAY_URL')) return undefined
  for (const name of ['SMS_GATEWAY_KEY', 'SMS_GATEWAY_REPORT_SECRET'])
    if (!read(name)) onProblem(`${name} is missing: a text message gateway is named by SMS_GATEWAY_URL.`)
  return {
    baseUrl: read('SMS_GATEWAY_URL'),
    apiKey: read('SMS_GATEWAY_KEY'),
    reportSecret: read('SMS_GATEWAY_REPORT_SECRET'),
  }
}

function endWith(problems: readonly string[]): never {
  process.stderr.write(`This process cannot start:\n${problems.map((problem) => `- ${problem}`).join('\n')}\n`)
  process.exit(1)
}
