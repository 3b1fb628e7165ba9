import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
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

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  shareFailed: 'Skopíruj si adresu: {url}',
  atTerminal:
    'Tvoje prihlásenie beží pri termináli {terminal} v prevádzke {venue}. Na webe môžeš hrať, len čo sa tam odhlásiš.',
}
