import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  toExclusion: 'Pauza a vyloučení',
  launching: 'Otevíráme hru',
  back: 'Zpět ke hře',
  share: 'Sdílet hru',
  shareCopied: 'Adresa je zkopírovaná.',
  shareFailed: 'Zkopírujte si adresu: {url}',
  forMoney: 'Hrát o peníze',
  forFun: 'Zkusit nanečisto',
  maxWin: 'Nejvyšší výhra',
  rtpMeans: 'Z každých 100 vsazených se hráčům dlouhodobě vrací {rtp}. Jedno kolo může skončit jakkoli.',
  gamePlan: 'Herní plán',
  openPlan: 'Otevřít herní plán (PDF)',
  toLobby: 'Zpět do lobby',
  atTerminal:
    'Jste přihlášení u terminálu {terminal} v provozovně {venue}. Na webu můžete hrát, jakmile se tam odhlásíte.',
  toTerminal: 'K terminálu',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  shareFailed: 'Zkopíruj si adresu: {url}',
  atTerminal:
    'Tvoje přihlášení běží u terminálu {terminal} v provozovně {venue}. Na webu můžeš hrát, jakmile se tam odhlásíš.',
}
