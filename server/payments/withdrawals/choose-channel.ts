import type { WithdrawalVerification } from '#contract/shapes/withdrawals.ts'
import type { WithdrawalNeeds } from './needs.ts'

type ChannelNeeds = Pick<WithdrawalNeeds, 'rules' | 'listChannels'>

/** Where a player's codes can go: what the brand offers and the player can receive, in the brand's order. */
export async function readChannels(
  { rules, listChannels }: ChannelNeeds,
  playerId: number,
): Promise<readonly WithdrawalVerification[]> {
  if (rules.verifications.length === 0) return []
  const reachable = await listChannels(playerId)
  return rules.verifications.filter((one) => reachable.includes(one))
}

/** `null`: no code is asked for. `undefined`: one is needed and cannot be sent there. Pure. */
export function chooseChannel(
  { verifications, isCodeOptional }: Pick<WithdrawalNeeds['rules'], 'verifications' | 'isCodeOptional'>,
  channels: readonly WithdrawalVerification[],
  wished: WithdrawalVerification | undefined,
): WithdrawalVerification | null | undefined {
  if (wished !== undefined) return channels.includes(wished) ? wished : undefined
  const [usual] = channels
  if (usual !== undefined) return usual
  return verifications.length === 0 || isCodeOptional ? null : undefined
}
