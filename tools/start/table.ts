import { TOTP } from 'otpauth'
import type { Configuration } from '#config/resolve.ts'
import { demoClients, demoImport, demoOldAccounts, demoPlayer, demoStaffMembers } from './demo.ts'
import type { Ports } from './ports.ts'

/** Prints the URLs and the credentials. */
export function printTable(options: {
  readonly ports: Ports
  readonly configuration: Configuration
  readonly say: (line: string) => void
  readonly isDevelopment: boolean
}): void {
  const { ports, configuration, say } = options
  const at = (port: number, path = '') => `http://localhost:${port}${path}`
  const before = demoOldAccounts[configuration.market.key]
  const rows: [string, string][] = [
    ['Brand', `${configuration.brand.target} · ${configuration.market.key} · ${configuration.environment}`],
    ['Player site', at(ports.player)],
    ['Back office', at(ports.backoffice)],
    ['Games host', at(ports.games)],
    ['Kiosk', at(ports.kiosk)],
    ['API', at(ports.api)],
    ['API for staff', at(ports.apiStaff)],
    ['API for halls and services', at(ports.apiInternal)],
    ['API’s calls', at(ports.apiOperations, '/docs')],
    ['Letters sent', at(ports.apiOperations, '/dev/mailbox')],
    ...Object.entries(ports.partners).map(([key, port]): [string, string] => [`Stand-in of ${key}`, at(port)]),
    ['Registers’ stand-ins', at(ports.registers)],
    ['Central banks’ stand-ins', at(ports.centralBanks)],
    ['BankID and VeriFace stand-ins', at(ports.identity)],
    ['Agent of the hall', at(ports.venueAgent)],
    ['Player', `${demoPlayer.email}  ${demoPlayer.password}`],
    ...Object.entries(demoStaffMembers).map(([name, { email, password, totpSecret }]): [string, string] => [
      name,
      `${email}  ${password}  second factor ${totpSecret} (now ${codeOf(totpSecret)})`,
    ]),
    ...[...demoClients, demoImport].map(({ name, id, secret }): [string, string] => [
      name,
      `${id}  ${secret}  (POST ${at(ports.apiInternal, '/capi/oauth2/token')})`,
    ]),
    [
      'An account from before',
      `card ${before.cardNumbers[0]}  PIN ${before.pin}  (${at(ports.player, `/${configuration.brand.defaultLanguage}/old-account`)})`,
    ],
    ['A code later', 'npm run --silent totp'],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  say('')
  for (const [name, value] of rows) say(`  ${name.padEnd(width)}  ${value}`)
  say('')
}

/** The current code of an authenticator for a secret. */
export function codeOf(secret: string): string {
  return new TOTP({ secret }).generate()
}
