import { WALLET_PARTS, type WalletPartName } from '#contract/shapes/wallet-money.ts'
import { TransportError } from '../kernel/index.ts'

/**
 * For each part the sequence number that the next page continues below; a part that is missing begins at its newest
 * entry.
 */
export type Places = Readonly<Partial<Record<WalletPartName, number>>>

/** `cash-8812.bonus-3` → the positions; 400 ERR_INVALID_INPUT for anything that is no cursor of ours. */
export function readPlaces(cursor: string | undefined): Places {
  if (cursor === undefined || cursor === '') return {}
  const places: Partial<Record<WalletPartName, number>> = {}
  for (const text of cursor.split('.')) {
    const [, name, digits] = /^([a-z-]+)-(\d{1,15})$/.exec(text) ?? []
    const part = WALLET_PARTS.find((one) => one === name)
    if (part === undefined || digits === undefined)
      throw new TransportError(400, 'ERR_INVALID_INPUT', { field: 'cursor' })
    places[part] = Number(digits)
  }
  return places
}

/** The positions as a cursor, in the order of the parts. */
export function writePlaces(places: Places): string {
  return WALLET_PARTS.flatMap((part) => (places[part] === undefined ? [] : [`${part}-${places[part]}`])).join('.')
}
