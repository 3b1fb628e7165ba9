import type { ProductPorts } from './product.ts'

const VARIABLE = 'JOURNEYS_PORTS'

/** Passes the ports of the started product to the processes that run the journeys. */
export function rememberAddresses(ports: ProductPorts): void {
  process.env[VARIABLE] = JSON.stringify(ports)
}

/** True when the ports of a running product are already known. */
export function hasAddresses(): boolean {
  return process.env[VARIABLE] !== undefined
}

/** Origins of the started product. */
export function addresses() {
  const ports = JSON.parse(process.env[VARIABLE] ?? '{}') as Partial<ProductPorts>
  const at = (port: number | undefined) => `http://localhost:${port ?? 'unknown'}`
  return {
    player: at(ports.PLAYER_PORT),
    backoffice: at(ports.BACKOFFICE_PORT),
    games: at(ports.GAMES_PORT),
    kiosk: at(ports.KIOSK_PORT),
    api: at(ports.API_PORT),
    apiInternal: at(ports.API_INTERNAL_PORT),
    apiOperations: at(ports.API_OPERATIONS_PORT),
    providers: at(ports.PROVIDERS_PORT),
    registers: at(ports.REGISTERS_PORT),
    payoutOne: at(ports.PAYOUT_ONE_PORT),
    netera: at(ports.NETERA_PORT),
    mobileTech: at(ports.MOBILETECH_PORT),
  } as const
}
