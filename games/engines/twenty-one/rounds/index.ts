import type { BetRules } from '../../../kit/bets/bet-rules.ts'
import type { TwentyOneBet, TwentyOneDefinition, TwentyOneOutcome } from '../math/index.ts'

/** Each decision is one more move. Who does not come back stands, on both hands of a split pair, and the bank plays. */
export const twentyOneRules: BetRules<TwentyOneDefinition, TwentyOneBet, TwentyOneOutcome> = {
  problemsOfOpening: (_, { moves }) => (moves.length === 0 ? [] : ['A round begins before a decision.']),
  /** A double and a split put the stake in once more, and a split hand is not doubled. */
  mostStakedMinor: ({ rules }, stakeMinor) =>
    rules.doubles || (rules.game === 'blackjack' && rules.splitsPairs) ? 2 * stakeMinor : stakeMinor,
  decisions: {
    isOpen: ({ state }) => state === 'open',
    problemsOfDecision: (_, { bet, moves }, next) => {
      const isContinued =
        next.side === bet.side &&
        next.moves.length === bet.moves.length + 1 &&
        bet.moves.every((move, at) => move === next.moves[at])
      if (!isContinued) return ['A decision is one more move.']
      return moves.some((move) => move === next.moves.at(-1)) ? [] : ['This cannot be decided now.']
    },
    decideForAbsent: (_, { bet }) => ({ ...bet, moves: [...bet.moves, 'stand'] }),
  },
}
