import type { WithdrawalVerification } from '#contract/shapes/withdrawals.ts'
import { refuse } from '#server/kernel/index.ts'
import type { WithdrawalNeeds } from './needs.ts'

type ChannelNeeds = Pick<WithdrawalNeeds, 'rules' | 'listChannels'>

/** Channels of a player's codes: what the brand offers and the player can receive, in the brand's order. */
export async function readChannels(
  { rules, listChannels }: ChannelNeeds,
  playerId: number,
): Promise<readonly WithdrawalVerification[]> {
  if (rules.verifications.length === 0) return []
  const reachable = await listChannels(playerId)
  return rules.verifications.filter((one) => reachable.includes(one))
}

/** Channel of a withdrawal's code, or null where none is required. Refuses a player who can receive none. */
export async function mustHaveChannel(
  needs: ChannelNeeds,
  playerId: number,
  wanted?: WithdrawalVerification,
): Promise<WithdrawalVerification | null> {
  const channel = chooseChannel(needs.rules, await readChannels(needs, playerId), wanted)
  return channel === undefined ? refuse('ERR_NO_VALID_EMAIL') : channel
}

/** `null`: no code is required. `undefined`: one is required and cannot be sent there. Pure. */
export function chooseChannel(
  { verifications, isCodeOptional }: Pick<WithdrawalNeeds['rules'], 'verifications' | 'isCodeOptional'>,
  channels: readonly WithdrawalVerification[],
  wanted: WithdrawalVerification | undefined,
): WithdrawalVerification | null | undefined {
  if (wanted !== undefined) return channels.includes(wanted) ? wanted : undefined
  const [usual] = channels
  if (usual !== undefined) return usual
  return verifications.length === 0 || isCodeOptional ? null : undefined
}
