import { adapters } from '#config/adapters.ts'
import { chooseEnvironment } from '#config/brand.ts'
import { brands } from '#config/brands/index.ts'
import { environments } from '#config/env.ts'
import { marketKeys } from '#config/market.ts'
import { platformVariables, type Variable } from '#config/processes.ts'
import { targets } from '#config/targets.ts'
import { neededVariables } from '#apps/api/environment/needed-variables.ts'

/** Optional variables, with their defaults. */
const OPTIONAL: readonly (readonly [name: string, meaning: string])[] = [
  ['HOST', 'address to listen on; 0.0.0.0'],
  ['PORT', 'player 3000, backoffice 3001, games 3002, kiosk 3030, api (the public) 3003'],
  ['STAFF_PORT', 'api: for the back office; 3005'],
  ['INTERNAL_PORT', 'api: for halls, kiosks and services; 3006'],
  ['OPERATIONS_PORT', 'health and figures, never for the public: worker 3004, api 3007, games 3008'],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'every process: collector of traces (OTLP over HTTP), such as http://collector:4318; without it none are kept',
  ],
  ['OTEL_TRACES_SAMPLER_ARG', 'share of the requests that are traced, 0 to 1; 0.01'],
  [
    'SECRETS_FOLDER',
    'every process: folders, with colons between them, with a file for each secret, named as its variable; what stands here goes first',
  ],
  ['LOG_LEVEL', 'info'],
  ['SERVICE_SIGNATURES', 'api: required, where services and halls must sign each request; optional'],
  [
    'CLIENT_CERTIFICATE_HEADER',
    'api: in which header the proxy in front says whose client certificate it has checked (its name or DN); optional',
  ],
  [
    'CERTIFICATE_PROXIES',
    'api: with CLIENT_CERTIFICATE_HEADER; addresses and networks of the proxies that may say it, and of nobody else',
  ],
  ['DRAIN_DELAY_MS', 'every process: time between "not ready" and the end of listening, for the balancer; 0'],
  [
    'DATABASE_POOL_URL',
    'api, worker: a pooler in transaction mode in front of the database; DATABASE_URL stays the database itself',
  ],
  [
    'DATABASE_OWNER_URL',
    'migrate and the commands of the archive, no process: who owns the tables; then DATABASE_URL is a login that can neither change them nor what was booked',
  ],
  [
    'AUDIT_PUBLIC_KEY',
    'worker: public keys of earlier AUDIT_SIGNING_KEYs, comma-separated; audit:check and books:check: the present one too',
  ],
  [
    'BOOKS_ARCHIVE_FOLDER',
    'api, worker, books:check and the commands of the archive: files of months that have left the database; the same on every machine',
  ],
  [
    'BOOKS_ARCHIVE_BUCKET_URL',
    'the same processes: an S3-compatible bucket that keeps these files; BOOKS_ARCHIVE_FOLDER then is of each machine, for what it has read',
  ],
  ['BOOKS_ARCHIVE_BUCKET_REGION', 'with BOOKS_ARCHIVE_BUCKET_URL'],
  ['BOOKS_ARCHIVE_BUCKET_KEY_ID', 'with BOOKS_ARCHIVE_BUCKET_URL'],
  ['BOOKS_ARCHIVE_BUCKET_SECRET', 'with BOOKS_ARCHIVE_BUCKET_URL'],
  [
    'BOOKS_ARCHIVE_CACHE_SIZE',
    'with BOOKS_ARCHIVE_BUCKET_URL: how large BOOKS_ARCHIVE_FOLDER may become (40Gi): what was read longest ago is removed; without it nothing is removed',
  ],
  [
    'BOOKS_ARCHIVE_SPILL_FOLDER',
    'the same processes: a writable folder for what the reader of closed months has no memory for; BOOKS_ARCHIVE_FOLDER, which is then writable too',
  ],
  ['BOOKS_ARCHIVE_SPILL_SIZE', 'how large the files of a process in it may become; 5Gi'],
  ['BOOKS_ARCHIVE_AFTER_MONTHS', 'books:archive: how many months after its end a month may leave, 2 at least; 13'],
  [
    'PATRONI_URLS',
    'doctor: the REST API of each member of deploy/cluster, comma-separated (http://10.0.0.1:8008); without it the cluster is not looked at',
  ],
  [
    'ETCD_URLS',
    'doctor: each member of etcd, comma-separated (https://10.0.0.1:2379): when the certificate that it shows ends',
  ],
  [
    'CLUSTER_CERTIFICATES',
    'doctor: certificates of etcd and Patroni on this machine, comma-separated files or folders of them: when they end',
  ],
  ['DATABASE_REPLICA_URL', 'books:check -- --full: where the books are read; without it the database itself'],
  ['FILES_BUCKET_URL', 'api, worker: an S3-compatible bucket in place of FILES_FOLDER, for more than one machine'],
  ['FILES_BUCKET_REGION', 'with FILES_BUCKET_URL'],
  ['FILES_BUCKET_KEY_ID', 'with FILES_BUCKET_URL'],
  ['FILES_BUCKET_SECRET', 'with FILES_BUCKET_URL'],
  ['SMTP_URL', 'api, worker: where letters leave (smtps://user:password@host); without it they wait in the database'],
  ['SMS_GATEWAY_URL', 'api, worker: where text messages leave; without it they wait'],
  ['SMS_GATEWAY_KEY', 'with SMS_GATEWAY_URL'],
  ['SMS_GATEWAY_REPORT_SECRET', 'with SMS_GATEWAY_URL'],
  [
    'PUSH_KEYS',
    'api, worker: keys for notifications on devices, 32 random bytes in base64url each, the newest first, with commas between; without any none are sent',
  ],
  ['PUSH_SERVICES', 'api, with PUSH_KEYS: origins of push services beside those of the browsers; for trials'],
  ['STATEMENTS_FOLDER', 'worker: where the bank puts its statements'],
  ['GAMIFICATION_SCRIPT_URL', 'player: script of the gamification service; only of brands whose service is theirs'],
  ['GAMIFICATION_LABEL_KEY', 'with GAMIFICATION_SCRIPT_URL'],
  ['GAMIFICATION_BRAND_KEY', 'with GAMIFICATION_SCRIPT_URL'],
  [
    'MAP_TILES_URL',
    'player, backoffice: tiles of a map below the plan of venues, https with {z}, {x} and {y}; without it our own plan, which asks nobody',
  ],
  ['MAP_TILES_ATTRIBUTION', 'with MAP_TILES_URL: whose map it is, in words that stand beside it'],
  ['GAMIFICATION_HASH_SALT', 'api: signs who is online for that service'],
  [
    'VISITORS_PER_SECOND',
    'player: new visitors that one process lets in each second, others wait in line; without it nobody waits',
  ],
  ['VISITOR_KEY', 'player: with VISITORS_PER_SECOND and several processes: the same secret for all, 32 characters'],
  ['APP_VERSION', 'player: name of the release, such as a commit'],
  ['PACKAGE_INTERNALS', 'player: unused, for a site without apps/player/package-internals'],
  ['RATE_FACTOR', 'api: multiplies every limit of requests; 1'],
]

const KINDS: Readonly<Record<Variable['kind'], string>> = {
  secret: 'no value of the demonstration',
  address: 'https, not this machine',
  internal: 'an address inside the deployment',
  networks: 'addresses and networks of balancer and front doors, comma-separated, or none',
}

/**
 * Every variable of a deployment, as a file to fill in. Generated from the registers with which the processes validate
 * their environment.
 */
export function writeEnvExample(): string {
  const named = new Set(platformVariables.map(({ name }) => name))
  const ofAdapters = adapters.flatMap(({ name: adapter, isSwitchedOn, variables }) => {
    const users = targets.filter((target) => isSwitchedOn(chooseEnvironment(brands[target], 'production')))
    const fresh = variables.filter(({ name }) => !named.has(name))
    for (const { name } of fresh) named.add(name)
    return fresh.length === 0 ? [] : [`# ${adapter}: ${whose(users)}`, ...fresh.flatMap(lineOf), '']
  })
  const others = marketKeys
    .flatMap((market) => [...neededVariables('api', market), ...neededVariables('worker', market)])
    .filter((name) => !named.has(name))
  return [
    '# Every variable of a deployment. Made from the code by `npm run env:example`; a test says when it is old.',
    '# Each process takes what names it and ignores the rest. What is missing or wrong is listed at the start, all at once.',
    '',
    `# every process: ${targets.join(', ')}`,
    'APP_TARGET=',
    `# every process: ${marketKeys.join(', ')}`,
    'MARKET_LOCALE=',
    `# every process: ${environments.join(', ')}`,
    'APP_ENV=production',
    '',
    ...platformVariables.flatMap(lineOf),
    ...[...new Set(others)].flatMap((name) => [`# ${processesOf(name)}`, `${name}=`]),
    '',
    ...ofAdapters,
    '# May be left out:',
    ...OPTIONAL.flatMap(([name, meaning]) => [`# ${meaning}`, `# ${name}=`]),
    '',
  ].join('\n')
}

function lineOf({ name, kind, canBeFile, minLength, isList, processes }: Variable): string[] {
  const length =
    minLength > 1 ? `, at least ${minLength} characters${isList ? ' each, commas between several' : ''}` : ''
  const file = canBeFile ? `, or ${name}_FILE` : ''
  return [`# ${processes.join(', ')}: ${KINDS[kind]}${length}${file}`, `${name}=`]
}

const processesOf = (name: string): string =>
  (['api', 'worker'] as const)
    .filter((process) => marketKeys.some((market) => neededVariables(process, market).includes(name)))
    .join(', ')

function whose(users: readonly string[]): string {
  return users.length === targets.length ? 'every brand' : users.join(', ')
}
