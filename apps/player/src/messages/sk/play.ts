export default {
  toExclusion: 'Pauza a vylúčenie',
  launching: 'Otvárame hru',
  back: 'Späť k hre',
  share: 'Zdieľať hru',
  shareCopied: 'Adresa je skopírovaná.',
  shareFailed: 'Skopírujte si adresu: {url}',
  forMoney: 'Hrať o peniaze',
  forFun: 'Skúsiť nanečisto',
  maxWin: 'Najvyššia výhra',
  rtpMeans: 'Z každých 100 vsadených sa hráčom dlhodobo vracia {rtp}. Jedno kolo môže skončiť akokoľvek.',
  gamePlan: 'Herný plán',
  openPlan: 'Otvoriť herný plán (PDF)',
  toLobby: 'Späť do lobby',
  atTerminal:
    'Ste prihlásení pri termináli {terminal} v prevádzke {venue}. Na webe môžete hrať, len čo sa tam odhlásite.',
  toTerminal: 'K terminálu',
}
