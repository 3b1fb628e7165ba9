import { refuse, type Transaction } from '#server/kernel/index.ts'
import type { Player } from './player.ts'
import { playerCan, playerMoves } from './player-states.ts'
import * as queries from './players.queries.ts'

type Move = Omit<queries.StateChange, 'to'> & {
  readonly target: string
}

/**
 * Moves a player's state and writes who did it and why. Other moves of the same player wait.
 * Refuses ERR_PLAYER_NOT_FOUND, and ERR_STATE_CHANGED when somebody was faster.
 */
export async function movePlayerState(tx: Transaction, { target, ...move }: Move): Promise<Player> {
  const player = await queries.lockPlayerRow(tx, target, move.playerId)
  if (!player) return refuse('ERR_PLAYER_NOT_FOUND')
  if (!playerCan(move.move, player.state)) return refuse('ERR_STATE_CHANGED', { state: player.state })
  const change = { ...move, to: playerMoves[move.move].to }
  await queries.updateState(tx, change)
  await queries.insertStateMove(tx, change)
  return player
}
