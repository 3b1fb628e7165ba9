import type { dossierCs } from './cs.ts'

export const dossierSk: Record<keyof typeof dossierCs, string> = {
  'money.part.free': 'Voľné na účte',
  'money.part.held': 'Rezerva výplat',
  'money.part.bonus': 'Bonusové peniaze',
  'money.part.landBased': 'V prevádzkach',
  'money.owed': 'Celkom hráčovi',
  'limitHistory.title': 'História limitov',
  'limitHistory.none': 'Žiadny limit sa zatiaľ nezmenil.',
  'limitHistory.asked': 'Žiadosť',
  'limitHistory.from': 'Z',
  'limitHistory.to': 'Na',
  'limitHistory.effective': 'Platí od',
  'limitHistory.state.in-force': 'platí',
  'limitHistory.state.past': 'už neplatí',
  'limitHistory.state.pending': 'čaká',
  'limitHistory.state.cancelled': 'zrušené',
  'limitHistory.state.replaced': 'nahradené',
}
