/** Why a player's session ended. The last two are the idle and the absolute timeout. */
export const SESSION_END_REASONS = [
  'signed-out',
  'ended-by-player',
  'ended-by-staff',
  'player-locked',
  'ended-by-system',
  'limit-reached',
  'password-reset',
  'idle',
  'absolute-end',
] as const
