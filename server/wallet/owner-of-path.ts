import { WALLET_PARTS, type WalletPartName } from '#contract/shapes/wallet-money.ts'

const PATH = /^player:(\d+):([a-z-]+)$/

/** The player of an account's path, and which part of their money it is; undefined for an account of the house. */
export function ownerOfPath(path: string): { readonly playerId: number; readonly part: WalletPartName } | undefined {
  const [, number, name] = PATH.exec(path) ?? []
  const part = WALLET_PARTS.find((one) => one === name)
  return number === undefined || part === undefined ? undefined : { playerId: Number(number), part }
}
