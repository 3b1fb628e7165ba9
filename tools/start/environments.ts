import { join } from 'node:path'
import { centralBankPaths } from '#providers/central-banks/paths.ts'
import { demoClients, demoTerminalKey, keptSecret } from './demo.ts'
import { identityVariables } from './identity-variables.ts'
import { partnerVariables } from './partner-variables.ts'
import type { Ports } from './ports.ts'
import { registerVariables } from './register-variables.ts'

const [, demoKiosk] = demoClients

/** Whether processes are started from the written images; otherwise from this checkout. */
export const isFromImages = process.env['FROM_IMAGES'] === 'yes'

type Setting = {
  readonly choice: Readonly<Record<string, string>>
  readonly ports: Ports
  readonly databaseUrl: string
  readonly dataFolder: string
}

/** Each process gets only what it needs: only API and worker know the database and the secrets. */
export function environmentOf({ choice, ports, databaseUrl, dataFolder }: Setting) {
  const origin = (port: number) => `http://localhost:${port}`
  const publicOrigins = {
    PUBLIC_PLAYER_ORIGIN: process.env['PUBLIC_PLAYER_ORIGIN'] ?? origin(ports.player),
    PUBLIC_BACKOFFICE_ORIGIN: process.env['PUBLIC_BACKOFFICE_ORIGIN'] ?? origin(ports.backoffice),
    PUBLIC_GAMES_ORIGIN: process.env['PUBLIC_GAMES_ORIGIN'] ?? origin(ports.games),
    API_ORIGIN: process.env['API_ORIGIN'] ?? `http://127.0.0.1:${ports.api}`,
  }
  const partners = partnerVariables({
    ports,
    keysFolder: join(dataFolder, 'providers'),
    playerOrigin: publicOrigins.PUBLIC_PLAYER_ORIGIN,
    iban: payerVariables().PAYOUT_IBAN,
  })
  const identity = identityVariables(origin(ports.identity), `http://127.0.0.1:${ports.api}`)
  const rules = {
    DATABASE_URL: databaseUrl,
    SESSION_PEPPER: keptSecret(join(dataFolder, 'session-pepper')),
    FIELD_KEYS: `demo-data:${keptSecret(join(dataFolder, 'field-key'))}`,
    FIELD_INDEX_KEY: keptSecret(join(dataFolder, 'field-index-key')),
    FILES_FOLDER: join(dataFolder, 'files'),
    PUSH_KEYS: keptSecret(join(dataFolder, 'push-key')),
    STATEMENTS_FOLDER: join(dataFolder, 'statements'),
    ...partners.rules,
    ...payerVariables(),
    ...registerVariables(`http://127.0.0.1:${ports.registers}`, join(dataFolder, 'providers')),
    ...pick(process.env, [
      'LOG_LEVEL',
      'SMTP_URL',
      'DATABASE_POOL_URL',
      'BOOKS_ARCHIVE_FOLDER',
      'BOOKS_ARCHIVE_BUCKET_URL',
      'BOOKS_ARCHIVE_BUCKET_REGION',
      'BOOKS_ARCHIVE_BUCKET_KEY_ID',
      'BOOKS_ARCHIVE_BUCKET_SECRET',
      'BOOKS_ARCHIVE_CACHE_SIZE',
      'BOOKS_ARCHIVE_SPILL_FOLDER',
      'BOOKS_ARCHIVE_SPILL_SIZE',
      'FILES_BUCKET_URL',
      'FILES_BUCKET_REGION',
      'FILES_BUCKET_KEY_ID',
      'FILES_BUCKET_SECRET',
      'SMS_GATEWAY_URL',
      'SMS_GATEWAY_KEY',
      'SMS_GATEWAY_REPORT_SECRET',
      'PUSH_SERVICES',
      'RATE_FACTOR',
    ]),
  }
  // Front doors and API are on this machine.
  const trusted = { TRUSTED_PROXIES: process.env['TRUSTED_PROXIES'] ?? '127.0.0.0/8,::1' }
  const common = { ...choice, ...publicOrigins, ...trusted, ...pick(process.env, ['LOG_LEVEL']) }
  const pictures = picturesVariables(ports, dataFolder)
  const at = (port: number) => ({ PORT: String(port), HOST: process.env['HOST'] ?? '127.0.0.1' })
  return {
    providers: { HOST: at(0).HOST, ...partners.providers },
    registers: { ...at(ports.registers), DATA_DIR: join(dataFolder, 'providers') },
    centralBanks: at(ports.centralBanks),
    identity: { ...at(ports.identity), ...identity.providers },
    pictures: pictures && { ...common, ...at(ports.pictures), PICTURES_KEY: pictures.PICTURES_KEY },
    api: {
      ...common,
      ...rules,
      ...pictures,
      ...identity.rules,
      ...at(ports.api),
      STAFF_PORT: String(ports.apiStaff),
      INTERNAL_PORT: String(ports.apiInternal),
      OPERATIONS_PORT: String(ports.apiOperations),
    },
    venueAgent: {
      ...at(ports.venueAgent),
      API_URL: `http://127.0.0.1:${ports.apiInternal}`,
      CLIENT_ID: demoClients[0].id,
      CLIENT_SECRET: demoClients[0].secret,
      TERMINAL_KEY: demoTerminalKey,
      DATA_FILE: join(dataFolder, 'venue-agent', 'agent.sqlite'),
    },
    worker: {
      ...common,
      ...rules,
      ...at(ports.worker),
      OPERATIONS_PORT: String(ports.worker),
      AUDIT_SIGNING_KEY: keptSecret(join(dataFolder, 'audit-signing-key')),
      AUDIT_FOLDER: join(dataFolder, 'audit'),
      EXCHANGE_RATES_URL: `http://127.0.0.1:${ports.centralBanks}${ratesPath()}`,
    },
    games: { ...common, ...at(ports.games), OPERATIONS_PORT: String(ports.gamesOperations) },
    player: { ...common, ...pictures, ...at(ports.player) },
    kiosk: {
      ...common,
      ...at(ports.kiosk),
      API_INTERNAL_ORIGIN: `http://127.0.0.1:${ports.apiInternal}`,
      KIOSK_CLIENT_ID: demoKiosk.id,
      KIOSK_CLIENT_SECRET: demoKiosk.secret,
    },
    backoffice: { ...common, ...at(ports.backoffice), API_ORIGIN: `http://127.0.0.1:${ports.apiStaff}` },
  }
}

/** The account that the demo pays withdrawals from: the example of the public IBAN registry of either country. */
function payerVariables() {
  return process.env['MARKET_LOCALE'] === 'SVK'
    ? { PAYOUT_IBAN: 'SK3112000000198742637541', PAYOUT_BIC: 'TATRSKBX', PAYOUT_NAME: 'Tolar demo' }
    : { PAYOUT_IBAN: 'CZ6508000000192000145399', PAYOUT_BIC: 'GIBACZPX', PAYOUT_NAME: 'Tolar demo' }
}

/** Images of API and player site do not contain the library; without images they make pictures themselves. */
function picturesVariables(ports: Ports, dataFolder: string) {
  if (!isFromImages) return undefined
  return {
    PICTURES_ORIGIN: `http://127.0.0.1:${ports.pictures}`,
    PICTURES_KEY: keptSecret(join(dataFolder, 'pictures-key')),
  }
}

/** Path of the market's central bank, the same on the stand-in. */
function ratesPath() {
  return process.env['MARKET_LOCALE'] === 'SVK' ? centralBankPaths.ECB : centralBankPaths.CNB
}

export function pick(env: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
}
