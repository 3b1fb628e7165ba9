import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  toExclusion: 'Szünet és kizárás',
  launching: 'Megnyitjuk a játékot',
  back: 'Vissza a játékhoz',
  share: 'Játék megosztása',
  shareCopied: 'A cím a vágólapra került.',
  shareFailed: 'Másolja ki a címet: {url}',
  forMoney: 'Játék pénzért',
  forFun: 'Kipróbálom',
  maxWin: 'Legnagyobb nyeremény',
  rtpMeans: 'Minden 100 tétből hosszú távon {rtp} tér vissza a játékosokhoz. Egy kör bárhogyan végződhet.',
  gamePlan: 'Játékterv',
  openPlan: 'A játékterv megnyitása (PDF)',
  toLobby: 'Vissza a lobbiba',
  atTerminal:
    'Be van jelentkezve itt: {venue}, terminál: {terminal}. A weboldalon akkor játszhat, ha ott kijelentkezik.',
  toTerminal: 'A terminálhoz',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  shareFailed: 'Másold ki a címet: {url}',
  atTerminal:
    'Be vagy jelentkezve itt: {venue}, terminál: {terminal}. A weboldalon akkor játszhatsz, ha ott kijelentkezel.',
}
