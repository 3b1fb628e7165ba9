export default {
  title: 'Jackpots',
  none: 'There is no jackpot now. When there is one, you will see here what it holds and how it is won.',
  holds: 'It holds',
  adds: 'It adds {added} % to the return of a game.',
  rule: 'The house adds {share} % of every stake out of its own pocket, starting at {seed}. A round wins it with the chance of its stake to {odds}, whatever it holds; the round’s own numbers decide, and you can verify them afterwards.',
  part: 'Every round for money in these games takes part, free rounds and rounds from a bonus too. The win is cash. Play for fun takes no part.',
  games: 'Games with this jackpot',
  wins: 'Recent wins',
  noWins: 'Nobody has won it yet.',
  wonIn: '{amount} in {game}',
}
