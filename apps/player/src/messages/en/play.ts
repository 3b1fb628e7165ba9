export default {
  toExclusion: 'Breaks and exclusion',
  launching: 'Opening the game',
  back: 'Back to the game',
  forMoney: 'Play for money',
  forFun: 'Try for fun',
  maxWin: 'Top win',
  rtpMeans: 'Of every 100 staked, {rtp} returns to players in the long run. A single round can end any way.',
  gamePlan: 'Game plan',
  openPlan: 'Open the game plan (PDF)',
  toLobby: 'Back to the lobby',
  atTerminal: 'You are signed in at terminal {terminal} in {venue}. You can play on the web once you leave it.',
  toTerminal: 'To the terminal',
}
